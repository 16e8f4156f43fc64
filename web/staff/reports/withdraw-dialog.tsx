import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  reportAnswer,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
} from '#shared/contracts/reports.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx'
import { RadioField } from '#web/ui/fields/choice-field.tsx'
import { reasonLabels } from './report-labels.ts'

const choices = WITHDRAWAL_REASONS.map((value) => ({ value, label: reasonLabels[value] }))

interface WithdrawDialogProps {
  /** Number of the report. Undefined while the dialog is closed. */
  readonly number: string | undefined
  readonly onClose: () => void
}

/** Dialog that withdraws a report. */
export function WithdrawDialog({ number, onClose }: WithdrawDialogProps) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const withdraw = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: ({ id, reason }: { readonly id: string; readonly reason: WithdrawalReason }) =>
      api.call(staffApiPaths.reportWithdraw(id), reportAnswer, {
        method: 'POST',
        body: { reason },
      }),
    onSuccess: (_answer, { id }) => {
      toastSuccess(`Report ${id} withdrawn`)
      close()
    },
    onError: (error) => toastError(error, toastTexts.updateFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.reports }),
  })
  return (
    <DialogForm
      id="withdraw-report"
      open={number !== undefined}
      title={`Withdraw ${number ?? 'the report'}?`}
      submit="Withdraw report"
      isDanger
      busy={withdraw.isPending}
      onClose={close}
      onSubmit={(values) => {
        const reason = WITHDRAWAL_REASONS.find((value) => value === values.get('reason'))
        if (reason === undefined || number === undefined) return setProblem('Choose a reason')
        withdraw.mutate({ id: number, reason })
      }}
    >
      <p>
        Visitors who check this number then read that it was withdrawn, with the date and your
        reason. You can’t undo this. To correct a report, replace it instead.
      </p>
      <RadioField name="reason" label="Reason" choices={choices} error={problem} />
    </DialogForm>
  )
}
