import type { NamedLink } from '#shared/pages/invitation.ts'
import type { PageMeta, Question } from '#shared/pages/catalogue/page-copy.ts'
import type { Head } from './head.ts'
import type { Subject } from '../structured-data/subjects.ts'
import { breadcrumbList, faqPage, organization } from '../structured-data/subjects.ts'

interface SitePage {
  readonly meta: PageMeta
  readonly path: string
  /** The page's name in the way that leads to it. */
  readonly name: string
  /** The pages between the home page and it. */
  readonly above?: readonly NamedLink[]
  readonly questions?: readonly Question[]
  /** What the page says besides its place, its questions and the company. */
  readonly nodes?: readonly Subject[]
}

/** Metadata of any public page with copy of its own. */
export function sitePageHead(page: SitePage): Head {
  const { meta, path, name, above = [], questions = [], nodes = [] } = page
  return {
    title: meta.title,
    description: meta.description,
    keywords: meta.keywords,
    canonical: path,
    structuredData: [
      organization,
      breadcrumbList([...above, { label: name, href: path }]),
      ...nodes,
      ...(questions.length === 0 ? [] : [faqPage(questions)]),
    ],
  }
}
