const formats = new Map<string, Intl.DateTimeFormat>()

/** Zones that are asked for again and again; a stranger can name hundreds. */
const MOST_FORMATS = 100

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(timeZone, made)
  return made
}

/**
 * A moment as it is written in a zone: `Wednesday 18 November 2026 at 09:00 GMT`.
 * @param time milliseconds since 1970
 * @param timeZone an IANA name
 */
export const writtenIn = (time: number, timeZone: string): string =>
  formatOf(timeZone).format(time).replace(',', '')
