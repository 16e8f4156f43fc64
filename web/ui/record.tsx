import type { ReactNode } from 'react'

/** Small table of facts: labels at the left, values at the right, hairlines between the rows. Facts with an empty value are left out. */
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
