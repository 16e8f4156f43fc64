const words: Readonly<Record<string, string>> = {
  staff: 'Email to staff',
  receipt: 'Receipt to the sender',
  reminder: 'Reminder to staff',
  visitor: 'Email to the visitor',
  'visitor-reminder': 'Reminder to the visitor',
  confirmation: 'Link that confirms a meeting',
  summary: 'Summary to staff',
  'case-staff': 'Email to staff about a case',
  'case-receipt': 'Receipt to the candidate',
  'case-summary': 'Summary of cases to staff',
  'case-reminder': 'Reminder of a case to staff',
  webhook: 'Webhook',
}

/** Purpose of a message about an inquiry or a meeting, as text. An unknown value is returned unchanged. */
export const purposeInWords = (purpose: string): string =>
  Object.hasOwn(words, purpose) ? (words[purpose] ?? purpose) : purpose
