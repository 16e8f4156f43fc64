/** IANA name of the time zone of the browser or server that runs this code. Can be a name that `isZone` rejects. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
