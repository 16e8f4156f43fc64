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
