/** Retention of an unanswered question in days, since it was last asked. The privacy policy states it. */
export const QUESTION_DAYS = 180
