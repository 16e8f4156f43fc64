/**
 * Number of days after which a question without an answer is deleted, counted from the last time it was asked. The privacy policy states
 * this number.
 */
export const QUESTION_DAYS = 180
