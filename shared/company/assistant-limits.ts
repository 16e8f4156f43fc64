/** Days for which an unanswered question is stored after it was last asked. The privacy policy states the number. */
export const QUESTION_DAYS = 180
