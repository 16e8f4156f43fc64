import { MINUTE } from '#shared/time/units.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { AGAIN_FIELD, HIDDEN_FIELD } from '#shared/contracts/forms/spam-check-fields.ts'
import { HttpError } from '../http-error.ts'

/** Time for which a form may be sent again with its mark, milliseconds. */
const MARK_LIFE = 10 * MINUTE

const PURPOSE = 'form-again'

/** Signs and reads the marks of forms. */
interface Marks {
  readonly sign: (mark: {
    readonly purpose: string
    readonly subject: string
    readonly expires: number
  }) => string
  readonly read: (purpose: string, text: string) => string | undefined
}

/** Fields of the check as they arrived. */
export interface SpamCheckValues {
  readonly [HIDDEN_FIELD]: string
  readonly [AGAIN_FIELD]: string
}

/**
 * Checks the hidden field of a form. A browser may fill it by mistake, so that the visitor is asked once to send the form again.
 * @param form name of the form; a mark counts for this form alone
 */
export function createSpamCheck(marks: Marks, form: string, now: () => number) {
  /**
   * @returns true for suspected spam: the hidden field was filled a second time
   * @throws HttpError `validation_failed` with a mark, the first time
   */
  return (values: SpamCheckValues): boolean => {
    if (values[HIDDEN_FIELD] === '') return false
    if (marks.read(PURPOSE, values[AGAIN_FIELD]) === form) return true
    const again = marks.sign({ purpose: PURPOSE, subject: form, expires: now() + MARK_LIFE })
    throw new HttpError('validation_failed', formProblems.again, { again })
  }
}
