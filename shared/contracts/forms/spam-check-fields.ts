/**
 * Name of the honeypot field in forms for visitors. The field is hidden, so only programs fill it in. Its name is one that browsers and
 * password managers do not fill in (`spam-check.test.ts`).
 */
export const HIDDEN_FIELD = 'topic_detail'

/** Name of the field that contains the token of a form that was rejected as suspected spam. */
export const AGAIN_FIELD = 'again'

/** Number of days for which suspected spam is stored. A message that staff move out of spam is stored as long as other messages. */
export const SUSPECTED_DAYS = 30
