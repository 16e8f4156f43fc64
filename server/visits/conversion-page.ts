import { solutionEntries, serviceSections } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'

/** Paths of the pages with inquiry forms. */
export const inquiryPages = { contact: paths.contact, partnership: paths.partners } as const

const services: ReadonlySet<string> = new Set(
  serviceSections.flatMap(({ entries }) => entries.map(({ slug }) => slug)),
)
const lines: ReadonlySet<string> = new Set(solutionEntries.map(({ slug }) => `line:${slug}`))

/**
 * Route pattern of the page to which an inquiry or a meeting is attributed: the page about its subject, because the links on that page
 * preselect the subject. If no page is about the subject, the inquiry or meeting is attributed to the page of the form.
 */
export function conversionPage(about: string, form: string): string {
  if (services.has(about)) return `/${about}`
  return lines.has(about) ? `${paths.solutions}/:slug` : form
}
