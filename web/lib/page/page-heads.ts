import type { NamedLink } from '#shared/pages/invitation.ts'
import type { PageMeta, Question } from '#shared/pages/catalogue/page-copy.ts'
import type { Head } from './head.ts'
import type { Subject } from '../structured-data/subjects.ts'
import { breadcrumbList, faqPage } from '../structured-data/subjects.ts'

interface SitePage {
  readonly meta: PageMeta
  readonly path: string
  /** Name of the page in its breadcrumbs. */
  readonly name: string
  /** Pages between the home page and this page in the breadcrumbs. */
  readonly above?: readonly NamedLink[]
  readonly questions?: readonly Question[]
  /** Structured data besides that of the breadcrumbs and the questions. */
  readonly nodes?: readonly Subject[]
}

/** Metadata of a public page whose texts are in code. */
export function sitePageHead(page: SitePage): Head {
  const { meta, path, name, above = [], questions = [], nodes = [] } = page
  return {
    title: meta.title,
    description: meta.description,
    keywords: meta.keywords,
    canonical: path,
    structuredData: [
      breadcrumbList([...above, { label: name, href: path }]),
      ...nodes,
      ...(questions.length === 0 ? [] : [faqPage(questions)]),
    ],
  }
}
