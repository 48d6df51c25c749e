import { Loading, Skeleton } from "#web/ui/Skeleton.tsx"

/** In the shape of a filled page. */
export function UsageSkeleton() {
  return (
    <Loading label="Loading the model use">
      <div className="usage-part">
        <div className="usage-part-head">
          <Skeleton className="h-8 w-28" />
        </div>
        <div className="usage-today">
          <div>
            {["w-56", "w-72"].map((width) => (
              <div key={width} className="usage-meter">
                <Skeleton className={`h-11 max-w-full ${width}`} />
                <Skeleton className="mt-3 h-8 w-full" />
              </div>
            ))}
          </div>
          <Skeleton className="h-56 w-full" />
        </div>
      </div>
      {["h-64", "h-48"].map((height) => (
        <div key={height} className="usage-part">
          <Skeleton className="h-8 w-64 max-w-full" />
          <Skeleton className={`mt-5 w-full ${height}`} />
        </div>
      ))}
    </Loading>
  )
}
