import { createHash } from 'node:crypto'
import type { ContentChanges } from '../content-changes.ts'
import type { Deps } from '../deps.ts'
import type { LakeArea } from '../lake/lake.ts'
import type { Lifetime } from '../lifetime.ts'
import type { BlockedLandingPage } from '#server/doctor/content-checks.ts'
import type { Mirror } from '#server/mirror/types.ts'
import { field } from '#server/mirror/mirrored-document.ts'
import { REDIRECT_TYPE } from '#shared/content/document-types.ts'
import { landingSlugProblem } from '#shared/content/landing/landing-slug.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
import { paths } from '#shared/paths/paths.ts'

/** Timeout of a write to the lake, in milliseconds. */
const WRITE_MS = 8_000

/** Maximum number of landing pages that are checked at the start. */
const MOST = 1_000

/** Author of the redirects, in the history of the lake. */
const BY = { id: 'redirects', name: 'The site', email: '', role: 'editor' } as const

interface Sources {
  readonly client: Pick<LakeArea['client'], 'mutate'>
  readonly mirror: Pick<Mirror, 'read'>
  readonly changes: ContentChanges
  readonly lifetime: Lifetime
}

/** Returns the published landing pages that visitors cannot reach, because a route of the site has the same path. */
export async function blockedLandingPages(
  mirror: Pick<Mirror, 'read'>,
): Promise<readonly BlockedLandingPage[]> {
  const { documents } = await mirror.read((store) =>
    store.ofType(LANDING_TYPE, { offset: 0, limit: MOST }),
  )
  return documents.flatMap(({ title, slug: value }) => {
    const slug = field(value, 'current')
    return typeof slug === 'string' && landingSlugProblem(slug) !== undefined
      ? [{ title: typeof title === 'string' ? title : slug, slug }]
      : []
  })
}

/**
 * Creates a redirect at the old address of each landing page whose slug changes, no matter which client changes it. The id of the redirect
 * is derived from the transaction, so that several processes create only one redirect. At the start, logs the landing pages that visitors
 * cannot reach, because a route of the site has the same path.
 */
export function followLandingMoves({ log }: Pick<Deps, 'log'>, sources: Sources): void {
  const { client, mirror, changes, lifetime } = sources

  const leave = async (from: string, to: string, transactionId: string) => {
    const hash = createHash('sha256').update(`${transactionId} ${from}`).digest('hex').slice(0, 24)
    const redirect = {
      _id: `redirect-${hash}`,
      _type: REDIRECT_TYPE,
      from: paths.landing(from),
      to: paths.landing(to),
      permanent: true,
    }
    try {
      await client.mutate(
        { mutations: [{ createIfNotExists: redirect }], transactionId: `moved-${hash}`, by: BY },
        { signal: AbortSignal.timeout(WRITE_MS) },
      )
    } catch (error) {
      log.error('webhook', 'The redirect of a renamed landing page could not be made', {
        from: redirect.from,
        to: redirect.to,
        error,
      })
    }
  }

  changes.on('publications', (made) => {
    for (const { type, what, slugs, transactionId } of made) {
      if (type === LANDING_TYPE && what === 'moved' && slugs !== undefined) {
        void leave(...slugs, transactionId)
      }
    }
  })

  const check = async () => {
    for (const page of await blockedLandingPages(mirror)) {
      log.warn('api', 'Visitors can’t reach a landing page, because the site needs its slug', {
        ...page,
      })
    }
  }
  lifetime.add({ name: 'slugs of landing pages', start: () => void check().catch(() => undefined) })
}
