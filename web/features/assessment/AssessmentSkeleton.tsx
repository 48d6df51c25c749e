import { Loading, Skeleton } from "../../ui/Skeleton.tsx"

/** In the shape of the assessment. */
export function AssessmentSkeleton() {
  return (
    <Loading label="Loading the assessment">
      <Skeleton className="h-7 w-28" />
      <Skeleton className="mt-5 h-12 w-full max-w-[560px]" />
      <Skeleton className="mt-3 h-12 w-2/3 max-w-[380px]" />
      <div className="mt-14 flex gap-10 border-b border-line pb-4">
        {["w-20", "w-24", "w-28", "w-40"].map((width) => (
          <Skeleton key={width} className={`h-6 ${width} max-w-[18vw]`} />
        ))}
      </div>
      <Skeleton className="mt-12 h-8 w-72 max-w-full" />
      <Skeleton className="mt-8 h-12 w-full max-w-[680px]" />
    </Loading>
  )
}
