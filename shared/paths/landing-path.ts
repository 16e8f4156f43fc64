/** Pattern of the slugs of landing pages: one segment of lower-case letters, digits and hyphens. */
const SLUG = /^[a-z0-9-]{2,60}$/

/** True if a text could be the slug of a landing page. The page may not exist, and the slug may be reserved. */
export const hasLandingForm = (slug: string): boolean => SLUG.test(slug)

/** Slug in a path that could be that of a landing page. Undefined for any other path. */
export function landingSlugAt(path: string): string | undefined {
  const slug = path.slice(1)
  return path.startsWith('/') && hasLandingForm(slug) ? slug : undefined
}
