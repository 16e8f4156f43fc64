/** Skeleton of a list while its rows load. */
export function ListWaiting({ rows }: { readonly rows: number }) {
  return (
    <div className="desk-waiting" aria-busy="true">
      <output className="sr-only">Loading...</output>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="desk-waiting-row">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  )
}
