import type { Point } from '#shared/pages/catalogue/page-copy.ts'

/** Ordered steps. The number of each step is in the side column. */
export function StepList({ steps }: { readonly steps: readonly Point[] }) {
  return (
    <ol className="stages">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="stage-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
