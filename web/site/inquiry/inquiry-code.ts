/**
 * Lazy chunk, which is loaded when a visitor begins to fill in a form. It contains the schema with which the server validates the form too.
 */
import {
  contactInput,
  partnershipInput,
  receiptAnswer,
  type FormKind,
} from '#shared/contracts/forms/inquiries.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { faultsBy } from '#web/lib/sending/message.ts'
import { postMessage } from '#web/lib/sending/post-message.ts'
import type { SendingCode } from '#web/lib/sending/use-sending.ts'
import type { Sent } from './inquiry-sending.ts'

const contracts = { contact: contactInput, partnership: partnershipInput } as const

/** Functions that validate and send a form. */
export const inquiryCode = (kind: FormKind): SendingCode<Sent> => ({
  faultsOf: (values) => faultsBy(contracts[kind], values),
  send: async (message) => {
    const receipt = await postMessage(apiPaths[kind], message, receiptAnswer)
    const { ReceiptSheet } = await import('./receipt-sheet.tsx')
    return { receipt, Sheet: ReceiptSheet }
  },
})
