/** Days for which a question without an answer is kept after it was asked last. The privacy policy says so. */
export const QUESTION_DAYS = 180
