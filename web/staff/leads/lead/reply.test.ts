import { expect, test } from 'vitest'
import type { Lead } from '#shared/contracts/leads.ts'
import { replyLink } from './reply.ts'

const lead: Lead = {
  id: 'l-1',
  number: 'K7M2ABCD',
  kind: 'contact',
  status: 'new',
  closed_as: null,
  owner: null,
  name: 'M. Duarte',
  company: 'Costa Clinics',
  email: 'm.duarte@costa.example',
  about: 'reference-validation',
  received_at: '2026-11-23T17:06:00Z',
  due_at: '2026-11-24T17:06:00Z',
  answered_at: null,
  seen: true,
  revision: 1,
  phone: '',
  countries: '',
  volume: 'not-sure',
  message: 'We hire 14 nurses.\n\nCan you ask?',
  answer_way: 'email',
  notes: [],
  history: [],
  messages: [],
}

/** Decodes a mailto link as a mail program does. */
function readLink(link: string) {
  const url = new URL(link)
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body') ?? '',
    fields: [...url.searchParams.keys()],
  }
}

test('a reply to a lead has the lead’s number in its subject and quotes the message', () => {
  expect(readLink(replyLink(lead))).toEqual({
    to: 'm.duarte@costa.example',
    subject: 'Re: Your inquiry K7M2ABCD to Certavia',
    body: 'Hello M. Duarte,\r\n\r\n\r\n\r\nOn 23 Nov 17:06 UTC you wrote:\r\n> We hire 14 nurses.\r\n>\r\n> Can you ask?\r\n',
    fields: ['subject', 'body'],
  })
})

test.each([
  ['an address that would add a field', { email: 'a&bcc=evil@x.example?cc=b@y.example' }],
  ['a name of several lines', { name: 'Eve\r\nBcc: all@x.example', email: 'eve@x.example' }],
  [
    'a message with signs of links',
    { message: '&bcc=a@b.example#x?%0D%0A+', email: 'e@x.example' },
  ],
])('a reply to a lead encodes %s as text', (_name, values) => {
  const link = replyLink({ ...lead, ...values })
  expect(readLink(link).fields).toEqual(['subject', 'body'])
  expect(readLink(link).to).toBe(values.email)
})

test.each(['x'.repeat(5_000), '😀'.repeat(2_500), 'لا'.repeat(2_500)])(
  'a reply to a lead truncates a long message to the limit of mail programs, between two characters',
  (message) => {
    const link = replyLink({ ...lead, message })
    expect(link.length).toBeLessThanOrEqual(1_900)
    expect(link.length).toBeGreaterThan(1_800)
    expect(readLink(link).body).toMatch(/ \[…\]\r\n$/)
  },
)
