import { Loading, Skeleton } from "#web/ui/Skeleton.tsx"

/** In the shape of a company's file. */
export function CompanySkeleton() {
  return (
    <Loading label="Loading the company">
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="mt-12 flex gap-10 border-b border-ink pb-6">
        {["w-44", "w-44", "w-36"].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike.
          <Skeleton key={index} className={`h-6 ${width} max-w-[26vw]`} />
        ))}
      </div>
      {["h-6 w-40", "h-6 w-52", "h-6 w-28", "h-24 w-full", "h-32 w-full", "h-64 w-full"].map((size) => (
        <div key={size} className="company-field" data-look="line">
          <Skeleton className="h-4 w-24" />
          <Skeleton className={`company-value ${size}`} />
        </div>
      ))}
    </Loading>
  )
}
