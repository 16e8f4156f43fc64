import { industries, services } from '#shared/pages/catalogue/catalogue.ts'

const titleIn = (terms: readonly { readonly slug: string; readonly title: string }[]) => {
  const titles = new Map(terms.map(({ slug, title }) => [slug, title]))
  return (slug: string) => titles.get(slug) ?? slug.replaceAll('-', ' ')
}

/** Name of an industry by its slug. */
export const industryName = titleIn(industries)

/** Name of a service by its slug. */
export const serviceName = titleIn(services)

const pageName = titleIn([...services, ...industries])
const slugs = new Set<string>([...services, ...industries].map(({ slug }) => slug))

/** Visible name of a tag: the name of the service or industry whose slug it is, otherwise the tag itself. */
export const tagName = (tag: string): string => (slugs.has(tag) ? pageName(tag) : tag)
