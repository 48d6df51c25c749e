import { Loading, Skeleton } from "../../ui/Skeleton.tsx"

/** In the shape of the review. */
export function ReviewSkeleton() {
  return (
    <Loading label="Your review is being written">
      <div className="review-memo">
        <div>
          <Skeleton className="h-7 w-52" />
          <Skeleton className="mt-5 h-14 w-full max-w-[480px]" />
          <Skeleton className="mt-3 h-14 w-3/4 max-w-[360px]" />
        </div>
        <div className="grid gap-3">
          {["w-full", "w-11/12", "w-10/12", "w-9/12"].map((width) => (
            <Skeleton key={width} className={`h-6 ${width}`} />
          ))}
        </div>
      </div>
      <div className="mt-14 flex gap-10 border-b border-line pb-4">
        {["w-20", "w-36", "w-32", "w-28"].map((width) => (
          <Skeleton key={width} className={`h-6 ${width} max-w-[20vw]`} />
        ))}
      </div>
      <div className="review-letter">
        <Skeleton className="review-ring aspect-square rounded-full!" />
        <div className="grid gap-3">
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-8 w-11/12" />
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="mt-4 h-6 w-full" />
          <Skeleton className="h-6 w-4/5" />
        </div>
      </div>
    </Loading>
  )
}
