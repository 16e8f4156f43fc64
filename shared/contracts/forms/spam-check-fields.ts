/**
 * Name of the honeypot field of visitor forms. The field is hidden, so only programs fill it; browsers and password managers do not fill a
 * field of this name (`spam-check.test.ts`).
 */
export const HIDDEN_FIELD = 'topic_detail'

/** Name of the field with the token of a form that was refused as suspected spam. */
export const AGAIN_FIELD = 'again'

/** Days for which suspected spam is stored. Spam that staff restore is stored like other messages. */
export const SUSPECTED_DAYS = 30
