/**
 * Text that says where a meeting takes place: in a video call. It is not in `call-link.ts`, so that the first step of a booking loads
 * only this text.
 * @param hasMail true if this site sends emails (`SMTP_URL`)
 */
export const callPlace = (hasMail: boolean): string =>
  hasMail ? 'Video call, link by email' : 'Video call, link from our team'
