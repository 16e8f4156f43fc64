/** Fetched when somebody brings a conversation to the form. */
import { INQUIRY_LIMITS } from '#shared/contracts/forms/inquiries.ts'
import { takeConversation } from '#web/lib/sending/chat-transfer.ts'

/** Writes the conversation that was left under what the message of the form says already, as far as it may go on. */
export function addHandedConversation() {
  const text = takeConversation()
  if (text === undefined) return
  const field = document.getElementById('field-message')
  if (!(field instanceof HTMLTextAreaElement)) return
  const whole = [field.value.trim(), text].filter((part) => part !== '').join('\n\n')
  field.value = whole.slice(0, INQUIRY_LIMITS.message)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
