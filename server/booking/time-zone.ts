const ZONE = /^[A-Z]/iu

/** Canonical id of a time zone, or `other` if `zone` is unknown. */
export function zoneOr(zone: string, other: string): string {
  if (!ZONE.test(zone)) return other
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId
  } catch {
    return other
  }
}

/** Parses an ISO 8601 moment. Milliseconds since 1970, or undefined if it is invalid. */
export function momentIn(text: string): number | undefined {
  try {
    return Temporal.Instant.from(text).epochMilliseconds
  } catch {
    return undefined
  }
}
