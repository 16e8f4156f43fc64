import { expect, test } from 'vitest'
import { interfaceAreas, interfaceTexts, labelsIn } from './interface-texts.ts'

/** Words that a reader has to read twice, each with a plain word. */
const UNUSUAL: readonly (readonly [words: RegExp, plain: string])[] = [
  [/\b(?:lies|lie) in (?:the|a)\b/u, 'is stored in'],
  [/\bis the (?:most|longest)\b/u, 'the limit is'],
  [/\banew\b/u, 'again'],
  [/\bby (?:itself|ourselves|themselves)\b/u, 'automatically'],
  [/\bfor whoever\b|\bwhatever its\b/u, 'with'],
  [/\bfor good\b(?!$)/u, 'permanently'],
  [/\b(?:goes|went) out\b|\b(?:came|comes) off\b/u, 'is published, is unpublished'],
  [/\b(?:looked after|cut short|cut off)\b/u, 'failed, interrupted'],
  [/\b[Nn]obody needs\b|\bwhose time\b/u, 'unused, expired'],
  [/^Stands\b|\bas it stands\b|\bstand in its place\b/u, 'is shown'],
  [/\be-mail\b|\btelephone\b|\benquir(?:y|ies)\b/iu, 'email, phone, inquiry'],
  [/\bspeaks? to its\b/u, 'connects to'],
  [/\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/u, 'a date with the month in words'],
]

// The cast is correct: `interfaceAreas` is a constant object without other keys.
const areas = Object.keys(interfaceAreas) as readonly (keyof typeof interfaceAreas)[]

test.each(areas)('the interface of the area %s uses plain words', async (area) => {
  const texts = await interfaceTexts(area, labelsIn)
  expect(texts.length).toBeGreaterThan(100)
  const found = texts.flatMap(({ file, text }) =>
    UNUSUAL.filter(([words]) => words.test(text)).map(
      ([, plain]) => `${file}: “${text}” (plain: ${plain})`,
    ),
  )
  expect(found).toEqual([])
})
