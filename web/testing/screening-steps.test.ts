import { expect, test } from 'vitest'
import { blockTexts, renderPublicPages } from './public-texts.test-support.ts'
import { claimsEntry } from '#shared/company/assistant-claims.ts'
import { screeningSteps } from '#shared/pages/screening-steps.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'

/** Phrases with which a text announces the steps of a screening. */
const NAMES_STEPS =
  /\b6-step screening\b|\bsix steps (?:for everyone|of (?:all our|this) screenings?)|\bour six steps\b/iu

/** Pages that only state the number of steps and link to the list of steps. */
const FIGURES: readonly string[] = [paths.home]

const listed = screeningSteps.map(({ title }) => title.toLowerCase())

/** True if a text contains the names of the six steps in order. */
const hasSteps = (text: string) => {
  let from = 0
  return listed.every((name) => {
    const at = text.toLowerCase().indexOf(name, from)
    from = at + 1
    return at >= 0
  })
}

const pages = await renderPublicPages()
const naming = pages.filter(({ main, path }) =>
  blockTexts(main).some((text) => NAMES_STEPS.test(text) && !FIGURES.includes(path)),
)

test('the list of screening steps has as many steps as the company claims', () => {
  expect(screeningSteps).toHaveLength(site.claims.screeningSteps)
})

test('all pages about screening list the steps', () => {
  expect(naming.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      paths.service('criminal-check'),
      paths.service('background-screening'),
      paths.solution('background-screening'),
      paths.solutions,
      paths.about,
    ]),
  )
})

test.each(naming)('the page $path lists the same six steps', ({ main }) => {
  const texts = blockTexts(main)
  expect(texts.some(hasSteps) || hasSteps(texts.join('\n'))).toBe(true)
})

test.each([paths.service('criminal-check'), paths.service('background-screening')])(
  'the page %s shows each step in the words of `screening-steps.ts`',
  (path) => {
    const texts = blockTexts(pages.find((page) => page.path === path)?.main ?? '')
    for (const { title, text } of screeningSteps) {
      expect(
        texts.some((each, at) => each === title && texts[at + 1] === text),
        title,
      ).toBe(true)
    }
  },
)

test('the assistant’s facts list the same six steps', () => {
  expect(claimsEntry.text.split('\n').find((line) => line.includes('6-step'))).toSatisfy(hasSteps)
})
