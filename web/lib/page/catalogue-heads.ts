import { industries, serviceSections, solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import type {
  IndustryPage,
  PageMeta,
  ServicePage,
  SolutionPage,
} from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Head } from './head.ts'
import { sitePageHead } from './page-heads.ts'
import { organization, service, webSite } from '../structured-data/subjects.ts'

/** Metadata of the home page. */
export const homePageHead = (meta: PageMeta): Head => ({
  title: meta.title,
  description: meta.description,
  keywords: meta.keywords,
  canonical: paths.home,
  structuredData: [organization, webSite],
})

/** Metadata of a service page. */
export function servicePageHead({ slug, heading, meta, questions }: ServicePage): Head {
  const section = serviceSections.find(({ entries }) =>
    entries.some((entry) => entry.slug === slug),
  )
  const line = section && { label: section.title, href: paths.solution(section.slug) }
  const path = paths.service(slug)
  const type = line?.label ?? heading
  return sitePageHead({
    meta,
    path,
    name: heading,
    above: [{ label: 'What We Offer', href: paths.whatWeOffer }, ...(line ? [line] : [])],
    questions: questions.items,
    nodes: [service({ name: heading, description: meta.description, path, type })],
  })
}

/** Metadata of a page under /solutions/. */
export function solutionPageHead({ slug, meta, questions }: SolutionPage): Head {
  const name = solutionEntries.find((entry) => entry.slug === slug)?.title ?? meta.title
  const path = paths.solution(slug)
  return sitePageHead({
    meta,
    path,
    name,
    above: [{ label: 'Solutions', href: paths.solutions }],
    questions: questions.items,
    nodes: [service({ name, description: meta.description, path, type: name })],
  })
}

/** Metadata of a page under /industries/. */
export function industryPageHead({ slug, meta, questions }: IndustryPage): Head {
  return sitePageHead({
    meta,
    path: paths.industry(slug),
    name: industries.find((entry) => entry.slug === slug)?.title ?? meta.title,
    above: [{ label: 'Industries', href: paths.industries }],
    questions: questions.items,
  })
}
