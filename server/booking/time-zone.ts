const ZONE = /^[A-Z]/iu

/** A zone's name as it is written; the other one where there is no such zone. */
export function zoneOr(zone: string, other: string): string {
  if (!ZONE.test(zone)) return other
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId
  } catch {
    return other
  }
}

/** A moment out of ISO 8601, in milliseconds since 1970; undefined where it is none. */
export function momentIn(text: string): number | undefined {
  try {
    return Temporal.Instant.from(text).epochMilliseconds
  } catch {
    return undefined
  }
}

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

/** A moment as it is written in a zone: `Wednesday 18 November 2026 at 09:00 GMT`. @param time milliseconds since 1970 */
export const writtenIn = (time: number, timeZone: string): string =>
  formatOf(timeZone).format(time).replace(',', '')
