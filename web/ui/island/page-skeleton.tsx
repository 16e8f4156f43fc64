/** Skeleton of a page, shown while its content loads. */
export function PageSkeleton({ cards = 0 }: { readonly cards?: number }) {
  return (
    <div className="page" aria-busy="true">
      <output className="sr-only">Loading...</output>
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-line" />
      <div className="skeleton skeleton-line skeleton-short" />
      {cards > 0 && (
        <div className="cards">
          {Array.from({ length: cards }, (_, index) => (
            <div key={index}>
              <div className="skeleton skeleton-cover" />
              <div className="skeleton skeleton-line" />
              <div className="skeleton skeleton-line skeleton-short" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
