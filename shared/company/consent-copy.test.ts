import { expect, test } from 'vitest'
import { CONSENT_VERSION, OPTIONAL_CATEGORIES } from '../browser/consent.ts'
import { categoryCopy } from './consent-copy.ts'
import { storedThings } from '../pages/legal/stored-things.ts'

/** Question of each version. An answer is valid for its own version only, so existing entries must never change. */
const ASKED: Readonly<Record<string, unknown>> = {
  '1.0': {
    texts: [
      'Counts which pages are read, without cookies and without knowing who reads them.',
      'Would let social networks recognise that you were here. We do not use it at present.',
      'Lets a page show the calendar in which you book a meeting, and keeps the articles you read for reading offline.',
    ],
    stored: ['posts-v1'],
  },
}

test('a changed question requires a new version, so that visitors are asked again', () => {
  const texts = OPTIONAL_CATEGORIES.map((category) => categoryCopy[category].text)
  const kept = storedThings.filter(({ ground }) => ground === 'consent').map(({ name }) => name)
  const stored = kept.toSorted()
  expect(ASKED[CONSENT_VERSION], 'raise CONSENT_VERSION and add what it asks').toEqual({
    texts,
    stored,
  })
})
