/**
 * Prints the length and the Flesch-Kincaid school grade of every service, solution, industry and company page, the hardest first.
 * `npm run reading-level`
 */
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { industryPages } from '#shared/pages/industry-pages.ts'
import { pageText, pageWords } from '#shared/pages/page-text.ts'
import { servicePages } from '#shared/pages/service-pages.ts'
import { solutionPages } from '#shared/pages/solution-pages.ts'
import { paths } from '#shared/paths.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

// Labels, headings and cells of a table are no sentences; the formula is meant for prose.
const prose = (copy: unknown): readonly string[] =>
  pageText(copy).filter((text) => /[.?]$/u.test(text) && text.split(' ').length >= 6)

const measure = (path: string, page: unknown) => {
  const text = prose(page)
  const words = text.flatMap((part) => pageWords(part))
  const grade = fleschKincaid({
    sentence: text.reduce((sum, part) => sum + [...sentences.segment(part)].length, 0),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  })
  return { path, words: pageWords(page).length, grade }
}

const levels = await Promise.all([
  ...Object.entries(servicePages).map(async ([slug, load]) =>
    measure(`/${slug}`, (await load()).page),
  ),
  ...Object.entries(solutionPages).map(async ([slug, load]) =>
    measure(`/solutions/${slug}`, (await load()).page),
  ),
  ...Object.entries(industryPages).map(async ([slug, load]) =>
    measure(`/industries/${slug}`, (await load()).page),
  ),
])

const companyPages = {
  [paths.about]: import('#shared/pages/company/about.ts'),
  [paths.accessibility]: import('#shared/pages/company/accessibility.ts'),
  [paths.candidates]: import('#shared/pages/company/candidates.ts'),
  [paths.careers]: import('#shared/pages/company/careers.ts'),
  [paths.clients]: import('#shared/pages/company/clients.ts'),
  [paths.contact]: import('#shared/pages/company/contact.ts'),
  [paths.cookies]: import('#shared/pages/company/cookies.ts'),
  [paths.cookieSettings]: import('#shared/pages/company/cookie-settings.ts'),
  [paths.glossary]: import('#shared/pages/company/glossary.ts'),
  [paths.partners]: import('#shared/pages/company/partners.ts'),
  [paths.privacyPolicy]: import('#shared/pages/company/privacy-policy.ts'),
  [paths.trust]: import('#shared/pages/company/trust.ts'),
}
for (const [path, loading] of Object.entries(companyPages)) {
  levels.push(measure(path, (await loading).page))
}

const hardestFirst = levels.toSorted((one, other) => other.grade - one.grade)
const line = (path: string, words: string, grade: string) =>
  `${path.padEnd(50)}${words.padStart(7)}${grade.padStart(8)}`
const average = levels.reduce((sum, { grade }) => sum + grade, 0) / levels.length

console.log(line('page', 'words', 'grade'))
for (const { path, words, grade } of hardestFirst) {
  console.log(line(path, String(words), grade.toFixed(1)))
}
console.log(line(`${levels.length} pages, average`, '', average.toFixed(1)))
