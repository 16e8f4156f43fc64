const ZONE = /^[A-Z]/iu

/** Canonical id of the time zone `zone`, or `other` if the id is unknown. */
export function zoneOr(zone: string, other: string): string {
  if (!ZONE.test(zone)) return other
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId
  } catch {
    return other
  }
}

/** Parses an ISO 8601 moment. Returns milliseconds since 1970, or undefined if the text is invalid. */
export function momentIn(text: string): number | undefined {
  try {
    return Temporal.Instant.from(text).epochMilliseconds
  } catch {
    return undefined
  }
}
