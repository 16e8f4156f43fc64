import { expect, test } from 'vitest'
import { articles, slugOf } from '#seed/content.test-support.ts'
import { industries, services } from '#shared/pages/catalogue/catalogue.ts'
import { solutionPages } from '#shared/pages/catalogue/solution-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import { textsIn } from './interface-texts.ts'
import { readingLevels } from './reading-levels.ts'

/**
 * Upper limit of the school grade of a text. Nine years at school must be enough, because visitors are busy and English may be their
 * second language.
 */
const HARDEST = 10

const levels = await readingLevels()

test('readingLevels measures every page, article and area of the interface', () => {
  const expected = [
    paths.home,
    paths.services,
    paths.solutions,
    paths.industries,
    paths.whatWeOffer,
    paths.about,
    paths.clients,
    paths.privacyPolicy,
    ...services.map(({ slug }) => paths.service(slug)),
    ...Object.keys(solutionPages).map(paths.solution),
    ...industries.map(({ slug }) => paths.industry(slug)),
    ...articles('blog').map((post) => paths.blog(slugOf(post))),
    ...articles('caseStudy').map((study) => paths.caseStudy(slugOf(study))),
    'Interface: public site',
    'Interface: staff area',
    'Interface: Studio',
    'Interface: messages',
  ]
  const measured = levels.map(({ path }) => path)
  expect(expected.filter((path) => !measured.includes(path))).toEqual([])
  expect(new Set(measured).size).toBe(measured.length)
  // Checks that each page, article and area has enough words for a representative grade.
  for (const { path, words } of levels) expect(words, path).toBeGreaterThan(60)
})

test('no text is harder than the ninth grade, and the average is below the eighth', () => {
  const hard = levels.filter(({ grade }) => grade >= HARDEST)
  expect(hard.map(({ path, grade }) => `${path} ${grade.toFixed(1)}`)).toEqual([])
  const average = levels.reduce((sum, { grade }) => sum + grade, 0) / levels.length
  expect(average).toBeLessThan(8)
})

test('textsIn finds the interface texts in attributes, elements and templates, and no other strings', () => {
  const source = `
    import { a } from './one-two-three-four-five.ts'
    const query = \`*[_type == "blog" && status == "published"]\`
    const message = \`Choose fewer than \${most} of these pictures\`
    const Part = () => (
      <p className="one two three four five" title="Leave it empty for every reader">
        Nothing is here for you yet
      </p>
    )`
  expect(textsIn('a.tsx', source).map(({ text }) => text)).toEqual([
    'Choose fewer than this of these pictures',
    'Leave it empty for every reader',
    'Nothing is here for you yet',
  ])
})
