import { zoneFormats } from './zone-formats.ts'

const formatOf = zoneFormats({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/**
 * Time in a zone as text: `Wednesday 18 November 2026 at 09:00 GMT`.
 * @param time milliseconds since 1970
 * @param timeZone IANA name
 */
export const writtenIn = (time: number, timeZone: string): string =>
  formatOf(timeZone).format(time).replace(',', '')

/**
 * Time as text in two zones. The text for the second zone is in brackets, and left out if both texts are equal: `Wednesday 18 November 2026
 * at 10:00 CET (Wednesday 18 November 2026 at 09:00 GMT)`.
 */
export function writtenInBoth(time: number, timeZone: string, other: string): string {
  const [first, second] = [writtenIn(time, timeZone), writtenIn(time, other)]
  return first === second ? first : `${first} (${second})`
}
