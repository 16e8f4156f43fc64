import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { articleSentences } from '#seed/article-sentences.ts'
import { demoContent } from '#seed/demo-content.ts'
import { blogListing } from '#shared/pages/blog-listing.ts'
import { caseStudyListing } from '#shared/pages/case-study-listing.ts'
import { homePage } from '#shared/pages/home.ts'
import { industriesIndex } from '#shared/pages/hubs/industries.ts'
import { servicesIndex } from '#shared/pages/hubs/services-index.ts'
import { solutionsIndex } from '#shared/pages/hubs/solutions.ts'
import { whatWeOffer } from '#shared/pages/hubs/what-we-offer.ts'
import { industryPages } from '#shared/pages/catalogue/industry-pages.ts'
import { pageText, pageWords } from '#shared/pages/catalogue/page-text.ts'
import { servicePages } from '#shared/pages/catalogue/service-pages.ts'
import { solutionPages } from '#shared/pages/catalogue/solution-pages.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { isArticleType } from '#shared/content/status.ts'
import { paths } from '#shared/paths/paths.ts'
import { interfaceAreas, interfaceTexts } from './interface-texts.ts'

/** Readability of one page, article or area of the interface. */
export interface ReadingLevel {
  /** Path of the page, or name of the area. */
  readonly path: string
  readonly words: number
  /** Flesch-Kincaid grade: years at school. */
  readonly grade: number
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** School grade of texts. Each text counts as at least one sentence. */
const gradeOf = (texts: readonly string[]): number => {
  const words = texts.flatMap((text) => pageWords(text))
  return fleschKincaid({
    sentence: texts.reduce((sum, text) => sum + [...segmenter.segment(text)].length, 0),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  })
}

// Prose of a page. Labels, headings and table cells are left out, because the formula applies to sentences only.
const prose = (copy: unknown): readonly string[] =>
  pageText(copy).filter((text) => /[.?]$/u.test(text) && text.split(' ').length >= 6)

const levelOfPage = (path: string, copy: unknown): ReadingLevel => ({
  path,
  words: pageWords(copy).length,
  grade: gradeOf(prose(copy)),
})

const levelOfTexts = (path: string, texts: readonly string[]): ReadingLevel => ({
  path,
  words: texts.flatMap((text) => pageWords(text)).length,
  grade: gradeOf(texts),
})

const loaded = async (
  pages: Readonly<Record<string, () => Promise<{ readonly page: unknown }>>>,
  pathOf: (slug: string) => string,
): Promise<readonly ReadingLevel[]> =>
  Promise.all(
    Object.entries(pages).map(async ([slug, load]) =>
      levelOfPage(pathOf(slug), (await load()).page),
    ),
  )

const companyPages = {
  [paths.about]: import('#shared/pages/company/about.ts'),
  [paths.accessibility]: import('#shared/pages/legal/accessibility.ts'),
  [paths.candidates]: import('#shared/pages/company/candidates.ts'),
  [paths.careers]: import('#shared/pages/company/careers.ts'),
  [paths.clients]: import('#shared/pages/company/clients.ts'),
  [paths.contact]: Promise.all([
    import('#shared/pages/company/contact-words.ts'),
    import('#shared/pages/company/contact-below.ts'),
  ]).then(([{ contactWords }, { contactBelow }]) => ({
    page: { ...contactWords, ...contactBelow },
  })),
  [paths.cookies]: import('#shared/pages/legal/cookies.ts'),
  [paths.cookieSettings]: import('#shared/pages/legal/cookie-settings.ts'),
  [paths.glossary]: import('#shared/pages/company/glossary.ts'),
  [paths.partners]: import('#shared/pages/company/partners.ts'),
  [paths.privacyPolicy]: import('#shared/pages/legal/privacy-policy.ts'),
  [paths.trust]: import('#shared/pages/legal/trust.ts'),
  [paths.usNotice]: import('#shared/pages/legal/us-consumer-notice.ts'),
}

const hubs = {
  [paths.home]: homePage,
  [paths.services]: servicesIndex,
  [paths.solutions]: solutionsIndex,
  [paths.industries]: industriesIndex,
  [paths.whatWeOffer]: whatWeOffer,
  [paths.blogs()]: blogListing,
  [paths.caseStudies()]: caseStudyListing,
}

async function articleLevels(): Promise<readonly ReadingLevel[]> {
  const { documents } = await demoContent()
  return documents.flatMap((document) => {
    const { _type: type, slug } = document
    if (typeof type !== 'string' || !isArticleType(type)) return []
    // Skips the draft of a published document, because visitors read the published version.
    const isEdit = documents.some(({ _id }) => document._id === `drafts.${_id}`)
    if (isEdit) return []
    const current = typeof slug === 'object' && slug !== null && 'current' in slug
    const path = contentTypes[type].paths.page(current ? String(slug.current) : document._id)
    return [
      levelOfTexts(
        path,
        articleSentences(document).map(({ text }) => text),
      ),
    ]
  })
}

const isArea = (name: string): name is keyof typeof interfaceAreas =>
  Object.hasOwn(interfaceAreas, name)

/** Readability of all pages, of the articles of the demo content and of the areas of the interface. */
export async function readingLevels(): Promise<readonly ReadingLevel[]> {
  const company = Object.entries(companyPages).map(async ([path, loading]) =>
    levelOfPage(path, (await loading).page),
  )
  const areas = Object.keys(interfaceAreas)
    .filter(isArea)
    .map(async (area) =>
      levelOfTexts(
        `Interface: ${area}`,
        (await interfaceTexts(area)).map(({ text }) => text),
      ),
    )
  return [
    ...(await loaded(servicePages, paths.service)),
    ...(await loaded(solutionPages, paths.solution)),
    ...(await loaded(industryPages, paths.industry)),
    ...(await Promise.all(company)),
    ...Object.entries(hubs).map(([path, copy]) => levelOfPage(path, copy)),
    ...(await articleLevels()),
    ...(await Promise.all(areas)),
  ]
}
