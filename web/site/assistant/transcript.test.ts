import { expect, test } from 'vitest'
import { INQUIRY_LIMITS } from '#shared/contracts/forms/inquiries.ts'
import type { Message } from './message.ts'
import { transcriptOf } from './transcript.ts'

let count = 0
const said = (text: string): Message => ({
  id: String((count += 1)),
  text,
  isBot: false,
  timestamp: '2026-11-22T12:00:00.000Z',
})
const answered = (text: string, ...urls: readonly string[]): Message => ({
  ...said(text),
  isBot: true,
  sources: urls.map((url) => ({ title: 'A page', url })),
})

test('the transcript contains all messages from the first question to the last answer, and each source page once', () => {
  const text = transcriptOf([
    answered('Hello, I’m Cera.'),
    said('How long does a check take?'),
    answered('24 hours.', '/criminal-check#turnaround', '/criminal-check#steps', '/kyc-compliance'),
    said('And in Portugal?'),
    answered('The site does not say.'),
  ])
  expect(text).toBe(
    [
      'My conversation with Cera on this site:',
      'Me: How long does a check take?',
      'Cera: 24 hours. (/criminal-check, /kyc-compliance)',
      'Me: And in Portugal?',
      'Cera: The site does not say.',
    ].join('\n\n'),
  )
})

test('the transcript contains the last messages, as many as fit into the form without being cut', () => {
  const messages = Array.from({ length: 60 }, (_, index) => said(`${index} ${'x'.repeat(200)}`))
  const text = transcriptOf(messages)
  expect(text.length).toBeLessThanOrEqual(INQUIRY_LIMITS.message)
  expect(text.length).toBeGreaterThan(INQUIRY_LIMITS.message - 250)
  expect(text).toContain(`Me: 59 ${'x'.repeat(200)}`)
  expect(text).not.toContain('Me: 0 ')
})

test('the transcript cuts the last message if it alone is longer than the form accepts', () => {
  const text = transcriptOf([said('x'.repeat(9_000))])
  expect(text).toHaveLength(INQUIRY_LIMITS.message)
})
