import type { SanityDocument } from 'sanity'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { isArticleType, LANDING_TYPE } from '#shared/content/status.ts'
import { paths } from '#shared/paths/paths.ts'
import { publishedIdOf } from '#schemas/rules/published-id.ts'

/** Returns the path of a document's page on the site, or undefined for a document without a page. */
function sitePath(type: string, document: SanityDocument | null): string | undefined {
  const page = document === null ? undefined : fixedPageOf(publishedIdOf(document._id))
  if (page !== undefined) return page.path
  const slug = readSlug(document?.['slug'])
  if (slug === undefined) return undefined
  if (type === 'opening') return paths.opening(slug)
  if (type === LANDING_TYPE) return paths.landing(slug)
  return isArticleType(type) ? contentTypes[type].paths.cmsPage(slug) : undefined
}

/** Link that opens the page of a document in a new tab. Renders nothing for a document without a page. */
export function SiteLink(props: {
  readonly type: string
  readonly document: SanityDocument | null
}) {
  const path = sitePath(props.type, props.document)
  if (path === undefined) return null
  return (
    <a href={path} target="_blank" rel="noopener">
      View on site
    </a>
  )
}

/** Returns the slug in the value of a slug field, or undefined. */
export function readSlug(value: unknown): string | undefined {
  return typeof value === 'object' &&
    value !== null &&
    'current' in value &&
    typeof value.current === 'string'
    ? value.current
    : undefined
}
