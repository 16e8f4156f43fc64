import type { ComponentType } from 'react'
import type { FormKind, Receipt } from '#shared/contracts/forms/inquiries.ts'
import type { FormToSend } from '#web/lib/sending/use-sending.ts'
import { useResult } from '#web/lib/sending/use-result.ts'
import { bringErrors } from '#web/ui/form/error-parts.ts'
import type { ReceiptSheetProps } from './receipt-sheet.tsx'

/** Confirmation and the component that shows it. The component is loaded when the first message is sent. */
export interface Sent {
  readonly receipt: Receipt
  readonly Sheet: ComponentType<ReceiptSheetProps>
}

const inquiry = (name: FormKind): FormToSend<Sent> => ({
  name,
  load: async () => {
    const [{ inquiryCode }] = await Promise.all([import('./inquiry-code.ts'), bringErrors()])
    return inquiryCode(name)
  },
})

/** Forms of inquiries, by kind. */
export const inquiries: Readonly<Record<FormKind, FormToSend<Sent>>> = {
  contact: inquiry('contact'),
  partnership: inquiry('partnership'),
}

/** The confirmation that replaces the form once it was sent, and a function that sets it. */
export const useSent = () => useResult<Sent>(({ receipt }) => receipt.path)
