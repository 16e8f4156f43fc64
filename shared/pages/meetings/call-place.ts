/**
 * Sentence about the place of a meeting, a video call. It is not in `call-link.ts`, so that the first step of a booking does not load the
 * other texts about emails.
 * @param hasMail true if this site sends emails (`SMTP_URL`)
 */
export const callPlace = (hasMail: boolean): string =>
  hasMail ? 'Video call, link by email' : 'Video call, link from our team'
