import { industries, services } from '#shared/pages/catalogue.ts'

const titleIn = (terms: readonly { readonly slug: string; readonly title: string }[]) => {
  const titles = new Map(terms.map(({ slug, title }) => [slug, title]))
  return (slug: string) => titles.get(slug) ?? slug.replaceAll('-', ' ')
}

/** The name of an industry by its slug. */
export const industryName = titleIn(industries)

/** The name of a service by its slug. */
export const serviceName = titleIn(services)
