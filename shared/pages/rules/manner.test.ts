import { expect, test } from 'vitest'
import { caseStudyClosing } from '../case-study-closing.ts'
import { homePage } from '../home.ts'
import { industriesIndex } from '../hubs/industries.ts'
import { servicesIndex } from '../hubs/services-index.ts'
import { solutionsIndex } from '../hubs/solutions.ts'
import { whatWeOffer } from '../hubs/what-we-offer.ts'
import { industryPages } from '../catalogue/industry-pages.ts'
import { industryHeads } from '../catalogue/industry-sections.ts'
import { servicePages } from '../catalogue/service-pages.ts'
import { solutionPages } from '../catalogue/solution-pages.ts'
import { page as about } from '../company/about.ts'
import { page as candidates } from '../company/candidates.ts'
import { page as careers } from '../company/careers.ts'
import { page as clients } from '../company/clients.ts'
import { page as glossary } from '../company/glossary.ts'
import { page as partners } from '../company/partners.ts'
import { page as trust } from '../legal/trust.ts'
import { withTrustTables } from '../legal/trust-tables.ts'

const loaded = async <Page>(
  pages: Readonly<Record<string, () => Promise<{ readonly page: Page }>>>,
): Promise<readonly Page[]> =>
  Promise.all(Object.values(pages).map(async (load) => (await load()).page))

const services = await loaded(servicePages)
const solutions = await loaded(solutionPages)
const industries = await loaded(industryPages)

const limits = [...services, ...solutions].flatMap((page) =>
  page.limits.points.map(({ text }) => text),
)
const closings = [
  ...services,
  ...solutions,
  ...industries,
  homePage,
  servicesIndex,
  solutionsIndex,
  industriesIndex,
  whatWeOffer,
  about,
  candidates,
  careers,
  clients,
  glossary,
  partners,
  withTrustTables(trust),
]
  .map((page): string => page.closing)
  .concat(Object.values(caseStudyClosing))
const endings = industries.map((page) => {
  const last = page.situation.paragraphs.at(-1) ?? ''
  return last.split(/(?<=[.?])\s+/u).at(-1) ?? ''
})

/** Fraction of texts that match a pattern. */
const shareOf = (texts: readonly string[], form: RegExp): number =>
  texts.filter((text) => form.test(text)).length / texts.length

test.each([
  ['“, so we” or “, so you”', /, so (?:we|you)\b/u, 0.15],
  ['“, because”', /, because\b/u, 0.25],
  ['“We” as the first word', /^We\b/u, 0.4],
])(
  'of the texts about the limits of services, at most a fixed share contains %s',
  (_name, form, most) => {
    expect(limits.length).toBeGreaterThan(80)
    expect(shareOf(limits, form)).toBeLessThanOrEqual(most)
  },
)

test.each([
  ['“Tell us”', /^Tell us\b/u],
  ['“Which”, “What”, “Where”, “When” or “How”', /^(?:Which|What|Where|When|How)\b/u],
  ['“Describe”, “Name” or “List”', /^(?:Describe|Name|List)\b/u],
])('at most 40 % of the closing calls to action begin with %s', (_name, form) => {
  expect(closings.length).toBeGreaterThan(65)
  expect(shareOf(closings, form)).toBeLessThanOrEqual(0.4)
})

test('at most a third of the worked examples end with a sentence that contains “now”', () => {
  expect(endings).toHaveLength(28)
  expect(endings.filter((text) => /\bnow\b/u.test(text)).length).toBeLessThanOrEqual(9)
  expect(endings.filter((text) => /\bnow asks?\b/u.test(text)).length).toBeLessThanOrEqual(2)
})

test('no introduction to the risks is used on more than three industry pages', () => {
  const lines = industries.map((page) => industryHeads(page).risks.intro)
  for (const line of lines) {
    expect(line).toMatch(/risks?\b/u)
    expect(lines.filter((other) => other === line).length, line).toBeLessThanOrEqual(3)
  }
})
