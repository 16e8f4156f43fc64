import { page } from '#shared/pages/meetings/booking.ts'

/**
 * Steps of a booking.
 * @param at current step, counted from 1
 */
export function Steps({ at }: { readonly at: 1 | 2 | 3 }) {
  return (
    <ol className="step-marks">
      {page.steps.map((name, index) => {
        const number = index + 1
        const isDone = number < at
        return (
          <li
            key={name}
            className={isDone ? 'step-done' : undefined}
            aria-current={number === at ? 'step' : undefined}
          >
            <span className="step-mark" aria-hidden={isDone ? 'true' : undefined}>
              {!isDone && number}
            </span>
            {name}
            {isDone && <span className="sr-only"> (done)</span>}
          </li>
        )
      })}
    </ol>
  )
}
