/**
 * Name of a field that the forms of visitors hide, and that a person leaves empty. No browser or password manager fills a field of
 * this name (`spam-check.test.ts`).
 */
export const HIDDEN_FIELD = 'topic_detail'

/** Name of the field with the mark of a form whose hidden field was filled before. */
export const AGAIN_FIELD = 'again'

/** Days for which suspected spam is stored, unless staff restore it. */
export const SUSPECTED_DAYS = 30
