/**
 * Name of the hidden honeypot field of visitor forms, which people leave empty. No browser or password manager fills a field of this name
 * (`spam-check.test.ts`).
 */
export const HIDDEN_FIELD = 'topic_detail'

/** Name of the field with the token of a form that was refused as suspected spam. */
export const AGAIN_FIELD = 'again'

/** Days for which suspected spam is stored, unless staff restore it. */
export const SUSPECTED_DAYS = 30
