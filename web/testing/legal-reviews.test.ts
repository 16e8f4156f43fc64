import { expect, test } from 'vitest'
import { page as accessibility } from '#shared/pages/legal/accessibility.ts'
import { page as cookies } from '#shared/pages/legal/cookies.ts'
import { page as privacyPolicy } from '#shared/pages/legal/privacy-policy.ts'
import { reviewedSections, reviewNote, reviewOf } from '#shared/pages/legal/reviews.ts'
import { page as usNotice } from '#shared/pages/legal/us-consumer-notice.ts'
import { paths } from '#shared/paths/paths.ts'
import { blockTexts, renderPublicPages } from './public-texts.test-support.ts'

const pages = await renderPublicPages()

/** Maximum age of a review, in milliseconds: 12 months. */
const OLDEST = 366 * 24 * 3_600_000

/** Pattern of terms that indicate that a section is about law. */
const LAW = /\bFCRA\b|\bCivil Code\b|\bArticle \d|\blawful basis\b.*\bdirective\b/iu

const legalPages = [
  [paths.usNotice, usNotice],
  [paths.privacyPolicy, privacyPolicy],
  [paths.cookies, cookies],
  [paths.accessibility, accessibility],
] as const

test.each(legalPages)('each section of %s was reviewed within the last 12 months', (path, page) => {
  expect(reviewedSections[path]?.toSorted()).toEqual(page.sections.map(({ id }) => id).toSorted())
  for (const { id } of page.sections) {
    const reviewed = reviewOf(path, id)?.reviewed ?? ''
    expect(Date.parse(reviewed)).toBeGreaterThan(Date.now() - OLDEST)
  }
})

test.each(legalPages)(
  'the page %s prints the date of its review under each section',
  (path, page) => {
    const texts = blockTexts(pages.find((one) => one.path === path)?.main ?? '')
    const printed = texts.filter((text) => text.startsWith('Section reviewed '))
    expect(printed).toEqual(
      page.sections.flatMap(({ id }) => {
        const review = reviewOf(path, id)
        return review === undefined ? [] : [reviewNote(review)]
      }),
    )
  },
)

test.each(legalPages)(
  'each section of %s that names a law has a review note about this law',
  (path, page) => {
    for (const section of page.sections) {
      if (!LAW.test(JSON.stringify(section.blocks))) continue
      expect(reviewOf(path, section.id)?.isOnLaw, `${path}#${section.id}`).toBe(true)
    }
  },
)
