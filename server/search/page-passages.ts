import { page as accessibility } from '#shared/pages/legal/accessibility.ts'
import { page as cookieSettings } from '#shared/pages/legal/cookie-settings.ts'
import { page as cookies } from '#shared/pages/legal/cookies.ts'
import { page as glossary } from '#shared/pages/company/glossary.ts'
import { page as privacy } from '#shared/pages/legal/privacy-policy.ts'
import { page as usConsumerNotice } from '#shared/pages/legal/us-consumer-notice.ts'
import { verifyPage } from '#shared/pages/company/verify.ts'
import { blogListing } from '#shared/pages/blog-listing.ts'
import { caseStudyListing } from '#shared/pages/case-study-listing.ts'
import { paths } from '#shared/paths/paths.ts'
import { factPassages } from './company-facts.ts'
import { createPassageMaker, placeOf, proseText, type Found } from './copy-passages.ts'
import { SITE_ID } from './fixed-pages/entry-ranges.ts'
import { shippedPageDocuments } from './fixed-pages/fixed-page-passages.ts'
import type { IndexedDocument } from './index-store.ts'
import { legalPassages } from './legal-passages.ts'

const cookieSettingsPassages = (): readonly Found[] => {
  const { choices, now, unseen, meta, heading, lede } = cookieSettings
  const make = createPassageMaker(placeOf(paths.cookieSettings, heading, meta))
  return [
    make({ heading, text: lede }),
    make({
      fragment: 'choices',
      heading: choices.title,
      text: [choices.intro, ...choices.paragraphs].map(proseText).join('\n'),
    }),
    make({ fragment: 'now', heading: now.title, text: now.empty.text }),
    make({ fragment: 'unseen', heading: unseen.title, text: proseText(unseen.text) }),
  ]
}

const listingPassages = (
  path: string,
  { title, heading, description, keywords }: typeof blogListing | typeof caseStudyListing,
): readonly Found[] => [
  createPassageMaker({ path, title, keywords })({ heading, text: description }),
]

const glossaryPassages = (): readonly Found[] => {
  const { heading, lede, meta, terms } = glossary
  const make = createPassageMaker(placeOf(paths.glossary, heading, meta))
  return [
    make({ heading, text: lede }),
    ...terms.map(({ id, term, short, forms = [], text }) =>
      make({
        fragment: id,
        heading: short === undefined ? term : `${term} (${short})`,
        text,
        label: [term, short ?? '', ...forms, 'meaning, definition'].join('. '),
      }),
    ),
  ]
}

const verifyPassages = (): readonly Found[] => {
  const { name, lede, meta, steps, results, problems, drop } = verifyPage
  const make = createPassageMaker(placeOf(paths.verify, name, meta))
  const texts = [...Object.values(results), ...Object.values(problems)]
  return [
    make({ heading: name, text: lede }),
    make({ heading: 'How verification works', text: [...steps, drop.hint].join('\n') }),
    make({
      heading: 'Results of a verification',
      text: texts.map(({ title, text }) => `${title}. ${text}`).join('\n'),
    }),
  ]
}

/** Passages of the pages without a document of their own. */
export const sitePassages = (): readonly Found[] => [
  ...factPassages(),
  ...listingPassages(paths.blogs(), blogListing),
  ...listingPassages(paths.caseStudies(), caseStudyListing),
  ...legalPassages(paths.privacyPolicy, privacy),
  ...legalPassages(paths.cookies, cookies),
  ...legalPassages(paths.accessibility, accessibility),
  ...legalPassages(paths.usNotice, usConsumerNotice),
  ...verifyPassages(),
  ...cookieSettingsPassages(),
  ...glossaryPassages(),
]

/** Documents of the index with the shipped text of all pages. The index contains them until an editor publishes a page. */
export const loadShippedDocuments = async (): Promise<readonly IndexedDocument[]> => [
  { id: SITE_ID, rev: '', passages: sitePassages() },
  ...(await shippedPageDocuments()),
]

/** Passages of the shipped text of all pages, without articles and job openings. */
export const loadPagePassages = async (): Promise<readonly Found[]> =>
  (await loadShippedDocuments()).flatMap(({ passages }) => passages)
