const format = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** A moment as a reader in `zone` says it, put together here because browsers differ in their commas. */
export function momentIn(
  iso: string,
  zone: string,
): {
  /** `Tuesday 24 November` */
  readonly day: string
  readonly year: string
  /** `15:32` */
  readonly time: string
} {
  const parts = new Map(
    format(zone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${of('weekday')} ${of('day')} ${of('month')}`,
    year: of('year'),
    time: `${of('hour')}:${of('minute')}`,
  }
}

/** The zone that the reader's browser goes by. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
