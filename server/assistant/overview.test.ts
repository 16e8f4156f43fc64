import { expect, test } from 'vitest'
import { overviewIn } from './overview.ts'
import type { Finding } from './ports.ts'

const findingOf = (kind: 'page' | 'question', url: string, page: string): Finding => ({
  passage: { id: url, kind, url, page, heading: page },
  score: 1,
  covered: 1,
  lacks: false,
  missing: 0,
  sentences: [],
})

const findings = [
  findingOf('question', '/criminal-check#law', 'Criminal check'),
  findingOf('page', '/criminal-check#limits', 'Criminal check'),
  findingOf('page', '/criminal-check', 'Criminal check'),
]

test.each([
  ['tell me about criminal checks', true],
  ['can you explain the criminal check?', true],
  ['what is a criminal check', true],
  ['i’d like to know more about criminal checks please', true],
  ['tell me about the law of criminal checks', false],
  ['what is your criminal check', false],
  ['is a criminal check lawful', false],
  ['tell me about references', false],
])('the introduction of a page is the answer to “%s”: %s', (question, isOverview) => {
  expect(overviewIn(question, findings)?.passage.id).toBe(
    isOverview ? '/criminal-check' : undefined,
  )
})
