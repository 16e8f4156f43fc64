import type { ReactNode } from 'react'

/** Small table of facts: labels at the left, values at the right, hairlines between the rows. A fact with an empty value has no row. */
export function Record({
  entries,
}: {
  readonly entries: readonly (readonly [label: string, value: ReactNode])[]
}) {
  const filled = entries.filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  if (filled.length === 0) return null
  return (
    <dl className="facts">
      {filled.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
