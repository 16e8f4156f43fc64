import type { ReactNode } from 'react'

interface ShownPoint {
  readonly title: string
  readonly text: ReactNode
}

/** Short statements below hairlines, from the spine to the right edge: two in a row, or three if their number is divisible by three. */
export function PointsGrid({ points }: { readonly points: readonly ShownPoint[] }) {
  const threes = points.length % 3 === 0
  return (
    <ul className={threes ? 'points points-threes' : 'points'}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
