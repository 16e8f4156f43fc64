import { MINUTE } from '#shared/time/units.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { AGAIN_FIELD, HIDDEN_FIELD } from '#shared/contracts/forms/spam-check-fields.ts'
import { HttpError } from '../http-error.ts'

/** Lifetime of the token for sending a form again, in milliseconds. */
const MARK_LIFE = 10 * MINUTE

const PURPOSE = 'form-again'

/** Signs and verifies the tokens of forms. */
interface Marks {
  readonly sign: (mark: {
    readonly purpose: string
    readonly subject: string
    readonly expires: number
  }) => string
  readonly read: (purpose: string, text: string) => string | undefined
}

/** Submitted fields of the spam check. */
export interface SpamCheckValues {
  readonly [HIDDEN_FIELD]: string
  readonly [AGAIN_FIELD]: string
}

/**
 * Creates the check of a form's hidden field. A browser may fill in this field by mistake, so the visitor is asked once to send the form
 * again.
 * @param form name of the form; a token is valid for this form only
 */
export function createSpamCheck(marks: Marks, form: string, now: () => number) {
  /**
   * Checks a submission.
   * @returns true for suspected spam: the hidden field was filled in for the second time
   * @throws HttpError `validation_failed` with a token if the hidden field was filled in for the first time
   */
  return (values: SpamCheckValues): boolean => {
    if (values[HIDDEN_FIELD] === '') return false
    if (marks.read(PURPOSE, values[AGAIN_FIELD]) === form) return true
    const again = marks.sign({ purpose: PURPOSE, subject: form, expires: now() + MARK_LIFE })
    throw new HttpError('validation_failed', formProblems.again, { again })
  }
}
