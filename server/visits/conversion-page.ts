import { solutionEntries, serviceSections } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'

/** Pages of the forms. */
export const inquiryPages = { contact: paths.contact, partnership: paths.partners } as const

const services: ReadonlySet<string> = new Set(
  serviceSections.flatMap(({ entries }) => entries.map(({ slug }) => slug)),
)
const lines: ReadonlySet<string> = new Set(solutionEntries.map(({ slug }) => `line:${slug}`))

/**
 * Route pattern under which an inquiry or meeting is counted: the page of its subject, whose links preselect the subject, or else the page
 * of the form.
 */
export function conversionPage(about: string, form: string): string {
  if (services.has(about)) return `/${about}`
  return lines.has(about) ? `${paths.solutions}/:slug` : form
}
