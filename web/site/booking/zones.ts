import { meetingIn } from './free-days.ts'
import { zoneCity } from '#shared/time/zone-city.ts'
import { inZone, isZone, offsetIn, offsetInWords } from '#shared/time/zone-time.ts'

/** Current names of time zones, by outdated names that some browsers still use. */
const NEW_NAMES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Current name of a time zone. */
const currentName = (zone: string): string => NEW_NAMES[zone] ?? zone

/** @param minutes offset from UTC */
function withOffset(zone: string, minutes: number): string {
  const city = zoneCity(currentName(zone))
  const offset = offsetInWords(minutes)
  return city === offset ? city : `${city} (${offset})`
}

/**
 * Time zone as its city and its offset at a given time, such as `Berlin (UTC+1)`.
 * @param iso ISO 8601
 */
export const zoneInWords = (zone: string, iso: string): string =>
  withOffset(zone, offsetIn(iso, zone))

/**
 * Time zones from which the visitor can choose: those of `offered` in their given order, which is from west to east, and those of `asked`,
 * which are inserted by their offset. The offered zones are not sorted again, because the browser's time zone data may differ from the
 * server's.
 * @param now ISO 8601
 */
export function zonesToChoose(
  asked: readonly string[],
  offered: readonly string[],
  now: string,
): readonly { readonly zone: string; readonly label: string }[] {
  const zones = offered.filter(isZone)
  for (const zone of new Set(asked.map((each) => offeredAs(each, zones)))) {
    if (zones.includes(zone)) continue
    const offset = offsetIn(now, zone)
    const next = zones.findIndex((each) => offsetIn(now, each) > offset)
    zones.splice(next === -1 ? zones.length : next, 0, zone)
  }
  const given = new Map(asked.map((zone) => [offeredAs(zone, zones), zone]))
  return zones.map((each) => {
    const zone = given.get(each) ?? each
    return { zone, label: withOffset(zone, offsetIn(now, zone)) }
  })
}

/** Name under which a zone is among `offered`, or `zone` itself if it is not offered. */
const offeredAs = (zone: string, offered: readonly string[]): string =>
  offered.includes(currentName(zone)) ? currentName(zone) : zone

/** Time zone with its offset and current local time: `Berlin (UTC+1), 15:34 now`. */
export const zoneNow = (zone: string, now: string): string =>
  `${zoneInWords(zone, now)}, ${inZone(now, zone).time} now`

/**
 * Meeting with day, time and zone: `Thursday 26 November, 11:30 to 12:00, Berlin (UTC+1)`.
 * @param start ISO 8601
 */
export function meetingInWords(start: string, zone: string): string {
  const { short, from, to } = meetingIn(start, zone)
  return `${short}, ${from} to ${to}, ${zoneInWords(zone, start)}`
}
