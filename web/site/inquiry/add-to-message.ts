/** Lazy chunk, which is loaded when a visitor takes a conversation with the assistant over to the form. */
import { INQUIRY_LIMITS } from '#shared/contracts/forms/inquiries.ts'
import { takeConversation } from '#web/lib/sending/chat-transfer.ts'

/** Appends the conversation with the assistant to the message of the form, up to the maximum length. */
export function addHandedConversation() {
  const text = takeConversation()
  if (text === undefined) return
  const field = document.getElementById('field-message')
  if (!(field instanceof HTMLTextAreaElement)) return
  const whole = [field.value.trim(), text].filter((part) => part !== '').join('\n\n')
  field.value = whole.slice(0, INQUIRY_LIMITS.message)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
