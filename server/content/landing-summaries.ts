import * as z from 'zod/mini'
import type { LakeDocument } from '#lake/documents/types.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
import { landingSlugAt } from '#shared/paths/landing-path.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import type { ArticleAddress, ArticleOutline } from './article-summaries.ts'
import type { ContentMirror } from './content.service.ts'

/** Summary of a published landing page. It can be listed together with the summaries of articles. */
interface LandingOutline extends ArticleOutline {
  readonly section: string
  readonly ogType: 'website'
}

/** Heading above the landing pages in `llms.txt`. */
const SECTION = 'Topics'

/** Maximum number of landing pages in a list. */
const MOST = 1_000

const fields = z.object({
  slug: z.object({ current: z.string() }),
  meta: z.object({ title: z.string(), description: z.string() }),
  noindex: z.optional(z.unknown()),
})

function toOutline(document: LakeDocument): LandingOutline[] {
  const parsed = fields.safeParse(document)
  if (!parsed.success) return []
  const { slug, meta, noindex } = parsed.data
  const path = paths.landing(slug.current)
  return [
    {
      path,
      title: meta.title,
      description: meta.description,
      image: wellKnownPaths.social(path),
      modified: document._updatedAt,
      noindex: noindex === true,
      canonical: null,
      subject: slug.current,
      section: SECTION,
      ogType: 'website',
    },
  ]
}

/** Returns the published landing pages, newest first. */
export const readLandingOutlines = (mirror: ContentMirror): Promise<readonly LandingOutline[]> =>
  mirror.readPublic(async (store) => {
    const { documents } = await store.articles({ type: LANDING_TYPE, offset: 0, limit: MOST })
    return documents.flatMap(toOutline)
  })

/** Returns the published landing page at `path`, or undefined. */
export async function readLandingOutline(
  mirror: ContentMirror,
  path: string,
): Promise<LandingOutline | undefined> {
  const slug = landingSlugAt(path)
  if (slug === undefined) return undefined
  const document = await mirror.readPublic((store) => store.article(LANDING_TYPE, slug))
  const [outline] = document === undefined ? [] : toOutline(document)
  return outline?.path === path ? outline : undefined
}

/** Returns the addresses of the published landing pages that search engines may index. */
export async function readLandingAddresses(
  mirror: ContentMirror,
): Promise<readonly ArticleAddress[]> {
  const pages = await mirror.readPublic((store) => store.addresses(LANDING_TYPE))
  return pages.flatMap(({ slug, updated_at: modified }) =>
    slug === null
      ? []
      : [{ path: paths.landing(slug), ...(modified === null ? {} : { modified }) }],
  )
}
