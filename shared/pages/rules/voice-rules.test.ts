import { expect, test } from 'vitest'
import { sentencesOf, voiceMisses } from './voice-rules.ts'

const PLAIN =
  'We search the courts in every place your candidate has lived during the last seven years.'
const page = (...texts: readonly string[]) => sentencesOf({ text: texts })
const plain = Array.from({ length: 20 }, () => PLAIN)

test('voiceMisses accepts plain sentences', () => {
  expect(voiceMisses(page(...plain), 'marketing')).toEqual([])
})

test.each([
  ['short sentences', Array.from({ length: 20 }, () => 'We ask you.'), /ten words or fewer/u],
  [
    'long sentences',
    plain.map((text, at) =>
      at < 2 ? `${text.slice(0, -1)} ${text.slice(0, -1)}, and more.` : text,
    ),
    /more than 28/u,
  ],
  [
    'sentences without us and the reader',
    Array.from(
      { length: 20 },
      () => 'The registry of every court on the list is searched for the last seven years.',
    ),
    /we or you/u,
  ],
  [
    'negations',
    plain.map((text, at) =>
      at < 3 ? 'You will not find what we have not asked the court for.' : text,
    ),
    /negation/u,
  ],
  [
    'tails',
    plain.map((text, at) =>
      at < 2 ? 'We give you the answer of the court that heard the case, not a guess.' : text,
    ),
    /“, not …”/u,
  ],
  ['avoided words', [...plain, 'You reach the person concerned by telephone.'], /phone/u],
  [
    'a day without its condition',
    [...plain, 'We give you a report about your candidate that took us 24 hours.'],
    /24 hours hold/u,
  ],
  [
    'nobody and whoever',
    [...plain, 'Whoever asks you and nobody else gets our answer, whoever that is in your firm.'],
    /whoever/u,
  ],
])('voiceMisses reports a violation: %s', (_, texts, miss) => {
  expect(voiceMisses(page(...texts), 'marketing').join('\n')).toMatch(miss)
})

test('voiceMisses does not count negations in sections about limits', () => {
  const copy = {
    text: plain,
    limits: { points: ['We can’t tell you what no court has heard of.'] },
  }
  const all = sentencesOf(copy)
  expect(all.filter(({ limits }) => limits)).toHaveLength(1)
  expect(voiceMisses(all, 'marketing')).toEqual([])
})

test('sentencesOf ignores documents, tables and labels, and treats a paragraph with a link as one text', () => {
  const copy = {
    meta: { description: 'We are left out here.' },
    table: { rows: [['We are a cell.']] },
    heading: 'What we do',
    prose: [
      'Read our ',
      { label: 'privacy policy', href: '/privacy-policy' },
      ' before you write.',
    ],
  }
  expect(sentencesOf(copy).map(({ text }) => text)).toEqual([
    'Read our privacy policy before you write.',
  ])
})
