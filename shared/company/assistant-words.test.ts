import { expect, it, test } from 'vitest'
import {
  fallback,
  greeting,
  keywordReplies,
  leadOf,
  schedulingTitle,
  unknownReplies,
} from './assistant-words.ts'
import { unplain } from '../pages/rules/copy-rules.ts'

test.each([
  ['Schedule a Meeting', { kind: 'schedule' }],
  ['Schedule Consultation', { kind: 'schedule' }],
  ['Book a consultation', { kind: 'schedule' }],
  ['Meeting', { kind: 'schedule' }],
  ['Browse Services', { kind: 'page', path: '/services' }],
  ['Contact Support', { kind: 'page', path: '/contact' }],
  ['Learn More', { kind: 'page', path: '/what-we-offer' }],
  ['Background Screening Services', { kind: 'say' }],
  ['AI & Data Science Solutions', { kind: 'say' }],
  ['Get a Quote', { kind: 'say' }],
  ['How long does a check take?', { kind: 'ask' }],
])('the quick reply “%s” starts the action defined for it', (reply, lead) => {
  expect(leadOf(reply)).toMatchObject(lead)
})

test.each([
  ['Do you run background checks?', 'Browse Screening Services'],
  ['SCREENING for nurses', 'Browse Screening Services'],
  ['What can AI do?', 'Browse AI & Data Services'],
  ['Which data services do you have?', 'Browse AI & Data Services'],
  ['Where is my data?', 'Help for Candidates'],
  ['Delete the data that you have about me', 'Help for Candidates'],
  ['Which technology do you use?', 'Browse Technology Services'],
  ['What is the price of a background check?', 'Get a Quote'],
  ['How much does it cost?', 'Get a Quote'],
  ['I need a quote', 'Get a Quote'],
  ['Can I have a meeting?', 'Schedule Consultation'],
  ['Is a consultation free?', 'Schedule Consultation'],
  ['How do I schedule it?', 'Schedule Consultation'],
  ['Which industry do you know best?', 'Browse Industries'],
  ['Do you work in the public sector?', 'Browse Industries'],
])('the question “%s” contains a keyword for the quick reply “%s”', (question, reply) => {
  expect(keywordReplies(question)).toContain(reply)
})

it.each(['Who said that?', 'Is the email address secure?', 'Who runs the company?'])(
  'a keyword inside a longer word offers no quick reply: “%s”',
  (question) => {
    expect(keywordReplies(question)).toEqual([])
  },
)

it('the scheduling dialog has the specified title', () => {
  expect(schedulingTitle).toBe('Cera: Schedule Consultation')
})

it('a quick reply does not offer itself again', () => {
  expect(keywordReplies('How is a package priced?')).not.toContain('How is a package priced?')
})

it('the predefined texts follow the style rules, and each of their quick replies has an action', () => {
  const messages = greeting.quickReplies.flatMap((reply) => {
    const lead = leadOf(reply)
    return lead.kind === 'say' ? [lead.message] : []
  })
  expect(messages).toHaveLength(3)
  expect(unplain([greeting, unknownReplies, messages])).toEqual([])
  for (const reply of [...fallback.quickReplies, ...unknownReplies]) {
    expect(leadOf(reply).kind).not.toBe('ask')
  }
})
