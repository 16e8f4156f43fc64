import { meetingIn } from './free-days.ts'
import { zoneCity } from '#shared/zone-city.ts'
import { inZone, isZone, offsetIn, offsetInWords } from '#shared/zone-time.ts'

/** Browsers keep old names of some zones. */
const NEW_NAMES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** A zone by the name that it has now. */
const currentName = (zone: string): string => NEW_NAMES[zone] ?? zone

/** @param minutes ahead of UTC */
function withOffset(zone: string, minutes: number): string {
  const city = zoneCity(currentName(zone))
  const offset = offsetInWords(minutes)
  return city === offset ? city : `${city} (${offset})`
}

/** A zone by its city, with the offset that holds at a moment: `Berlin (UTC+1)`. @param iso ISO 8601 */
export const zoneInWords = (zone: string, iso: string): string =>
  withOffset(zone, offsetIn(iso, zone))

/** The zones to choose from: those `offered`, with those that are `asked` for among them, from west to east at a moment. */
export function zonesToChoose(
  asked: readonly string[],
  offered: readonly string[],
  now: string,
): readonly { readonly zone: string; readonly label: string }[] {
  const named = new Set(asked.map(currentName))
  const others = offered.filter((zone) => !named.has(zone) && isZone(zone))
  const zones = [...new Set(asked), ...others]
    .map((zone) => ({ zone, offset: offsetIn(now, zone) }))
    .map(({ zone, offset }) => ({ zone, offset, label: withOffset(zone, offset) }))
    .toSorted((a, b) => a.offset - b.offset || a.label.localeCompare(b.label, 'en'))
  return zones.map(({ zone, label }) => ({ zone, label }))
}

/** A zone with its offset and what its clocks show: `Berlin (UTC+1), 15:34 now`. */
export const zoneNow = (zone: string, now: string): string =>
  `${zoneInWords(zone, now)}, ${inZone(now, zone).time} now`

/** A meeting with day, time and zone: `Thursday 26 November, 11:30 to 12:00, Berlin (UTC+1)`. @param start ISO 8601 */
export function meetingInWords(start: string, zone: string): string {
  const { short, from, to } = meetingIn(start, zone)
  return `${short}, ${from} to ${to}, ${zoneInWords(zone, start)}`
}
