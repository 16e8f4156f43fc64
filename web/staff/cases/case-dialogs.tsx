import { useState } from 'react'
import {
  CASE_LIMITS,
  CASE_OUTCOMES,
  ERASE_REASONS,
  type CandidateCase,
} from '#shared/contracts/cases.ts'
import { dayInWords } from '#shared/time/days.ts'
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx'
import { RadioField } from '#web/ui/fields/choice-field.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { eraseLabels, outcomeLabels } from './case-labels.ts'
import type { CaseActs } from './use-case-acts.ts'

/** Name of a dialog of a case. */
export type CaseDialog = 'close' | 'extend' | 'erase'

interface CaseDialogsProps {
  readonly found: CandidateCase
  readonly acts: CaseActs
  readonly open: CaseDialog | undefined
  readonly onClose: () => void
}

const outcomes = CASE_OUTCOMES.map((value) => ({ value, label: outcomeLabels[value] }))
const reasons = ERASE_REASONS.map((value) => ({ value, label: eraseLabels[value] }))

const chosenOf = <const T extends string>(values: readonly T[], given: FormDataEntryValue | null) =>
  values.find((value) => value === given)

/** Dialogs that ask for confirmation before a case is closed, extended or erased. */
export function CaseDialogs({ found, acts, open, onClose }: CaseDialogsProps) {
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const { may_extend_to: until } = found
  return (
    <>
      <DialogForm
        id="close-case"
        open={open === 'close'}
        title="How did this case end?"
        submit="Close case"
        busy={acts.change.isPending}
        onClose={close}
        onSubmit={(values) => {
          const outcome = chosenOf(CASE_OUTCOMES, values.get('outcome'))
          if (outcome === undefined) return setProblem('Choose how the case ended')
          acts.change.mutate(
            { change: { state: 'closed', outcome }, done: 'Case closed' },
            { onSuccess: close },
          )
        }}
      >
        <RadioField name="outcome" label="Outcome" choices={outcomes} error={problem} />
      </DialogForm>
      <DialogForm
        id="extend-case"
        open={open === 'extend'}
        title="Extend the deadline?"
        submit="Extend"
        busy={acts.change.isPending}
        onClose={close}
        onSubmit={(values) => {
          const reason = values.get('reason')
          if (typeof reason !== 'string' || reason.trim() === '') {
            return setProblem('Enter the reason, which the candidate will see')
          }
          acts.change.mutate(
            { change: { extension: { reason } }, done: 'Deadline extended' },
            { onSuccess: close },
          )
        }}
      >
        {until !== null && (
          <p>
            The new deadline is the end of {dayInWords(until).long}. It can be extended once. Tell
            the candidate before the present deadline: a reply with your reason is ready afterwards.
          </p>
        )}
        <TextArea
          name="reason"
          label="Reason"
          hint="The candidate reads it on the status page. Leave out names and details of the case."
          maxLength={CASE_LIMITS.reason}
          error={problem}
        />
      </DialogForm>
      <DialogForm
        id="erase-case"
        open={open === 'erase'}
        title={`Erase case ${found.number}?`}
        submit="Erase for good"
        isDanger
        busy={acts.erase.isPending}
        onClose={close}
        onSubmit={(values) => {
          const reason = chosenOf(ERASE_REASONS, values.get('reason'))
          if (reason === undefined) return setProblem('Choose a reason')
          acts.erase.mutate(reason)
        }}
      >
        <p>
          This erases the case with its texts, its history and emails that still wait. You can’t
          undo this. The log keeps a line with your name and the reason, without the number.
        </p>
        <RadioField name="reason" label="Reason" choices={reasons} error={problem} />
      </DialogForm>
    </>
  )
}
