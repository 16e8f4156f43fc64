import { expect, test } from 'vitest'
import { CONSENT_VERSION, OPTIONAL_CATEGORIES } from '../browser/consent.ts'
import { categoryCopy } from './consent-copy.ts'
import { storedThings } from '../pages/legal/stored-things.ts'

/**
 * Texts and stored names of the consent question, by version. A consent applies to the version that the visitor saw. So an entry must not
 * change once visitors have been asked with it (decision 097 changed 1.0).
 */
const ASKED: Readonly<Record<string, unknown>> = {
  '1.0': {
    texts: [
      'Counts which pages and articles are read and measures how fast they respond, without cookies and without knowing who reads them.',
      'Not used today. If you switch it on, nothing changes.',
      'Lets a page show the calendar in which you book a meeting, and keeps the articles you read for reading offline.',
    ],
    stored: ['posts-v1'],
  },
}

test('a change of the consent question requires a new CONSENT_VERSION, so that visitors are asked again', () => {
  const texts = OPTIONAL_CATEGORIES.map((category) => categoryCopy[category].text)
  const kept = storedThings.filter(({ ground }) => ground === 'consent').map(({ name }) => name)
  const stored = kept.toSorted()
  expect(ASKED[CONSENT_VERSION], 'raise CONSENT_VERSION and add what it asks').toEqual({
    texts,
    stored,
  })
})
