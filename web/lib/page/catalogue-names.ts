import { industries, services } from '#shared/pages/catalogue/catalogue.ts'

const titleIn = (terms: readonly { readonly slug: string; readonly title: string }[]) => {
  const titles = new Map(terms.map(({ slug, title }) => [slug, title]))
  return (slug: string) => titles.get(slug) ?? slug.replaceAll('-', ' ')
}

/** The name of an industry by its slug. */
export const industryName = titleIn(industries)

/** The name of a service by its slug. */
export const serviceName = titleIn(services)

const pageName = titleIn([...services, ...industries])
const slugs = new Set<string>([...services, ...industries].map(({ slug }) => slug))

/** A tag as readers see it: the name of the service or industry where it is the slug of one, else as it was written. */
export const tagName = (tag: string): string => (slugs.has(tag) ? pageName(tag) : tag)
