/** IANA name of the time zone of the browser or server that runs this code. `isZone` may reject this name. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
