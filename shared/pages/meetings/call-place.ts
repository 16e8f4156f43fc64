/** Place of a meeting in words. A module of its own: the first step of a booking needs no other text about emails. @param hasMail true if this site sends emails */
export const callPlace = (hasMail: boolean): string =>
  hasMail ? 'Video call, link by email' : 'Video call, link from our team'
