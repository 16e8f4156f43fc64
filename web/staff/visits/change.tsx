import { grouped } from '#shared/text/count.ts'

interface ChangeProps {
  readonly views: number
  /** Count of the previous period, or null if it is no longer stored. */
  readonly before: number | null
  /** True for counts that should be low. */
  readonly isBetterLow?: boolean
}

/**
 * Difference to the previous period, with its meaning as text for screen readers. Renders nothing if the previous period is unknown or the
 * counts are equal.
 */
export function Change({ views, before, isBetterLow = false }: ChangeProps) {
  if (before === null || before === views) return null
  const isMore = views > before
  const number = grouped(Math.abs(views - before))
  return (
    <span className={isMore === isBetterLow ? 'change change-bad' : 'change change-ok'}>
      <span aria-hidden="true">
        {isMore ? '+' : '−'}
        {number}
      </span>
      <span className="sr-only">{`${number} ${isMore ? 'more' : 'fewer'} than before`}</span>
    </span>
  )
}
