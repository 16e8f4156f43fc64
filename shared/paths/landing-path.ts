/** Form of the slugs of landing pages: one segment of lower-case letters, digits and hyphens. */
const SLUG = /^[a-z0-9-]{2,60}$/

/** True if a text has the form of a landing page's slug. The page may not exist, and the slug may be reserved. */
export const hasLandingForm = (slug: string): boolean => SLUG.test(slug)

/** Slug in a path with the form of a landing page's path; undefined for any other path. */
export function landingSlugAt(path: string): string | undefined {
  const slug = path.slice(1)
  return path.startsWith('/') && hasLandingForm(slug) ? slug : undefined
}
