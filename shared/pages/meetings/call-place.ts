/**
 * Place of a meeting as text. A separate module, because the first step of a booking needs no other text about emails. @param hasMail
 * true if this site sends emails (`SMTP_URL`)
 */
export const callPlace = (hasMail: boolean): string =>
  hasMail ? 'Video call, link by email' : 'Video call, link from our team'
