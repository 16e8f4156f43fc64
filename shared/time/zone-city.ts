/** The city that an IANA time zone is named after: `America/New_York` is New York; UTC is itself. */
export const zoneCity = (zone: string): string =>
  /^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu)$/u.test(zone)
    ? 'UTC'
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
