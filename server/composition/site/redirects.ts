import { randomUUID } from 'node:crypto'
import type { LakeArea } from '../lake/lake.ts'
import type { Deps } from '../deps.ts'
import type { Lifetime } from '../lifetime.ts'
import { CmsConflict } from '#server/http/cms-conflict.ts'
import type { Acts } from '#server/http/acts.ts'
import { isBot } from '#server/http/guards/bots.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Route } from '#server/http/route.ts'
import { isNoted, isStrange, notedPath } from '#server/redirects/missed-paths.ts'
import { createPathCounts } from '#server/redirects/path-counts.ts'
import {
  createRedirectBook,
  type Move,
  type RedirectBook,
} from '#server/redirects/redirect-book.ts'
import { createRedirectService } from '#server/redirects/redirects.service.ts'
import { redirectRoutes } from '#server/redirects/redirects.routes.ts'
import type { RedirectTables } from '#server/redirects/redirects.tables.ts'
import type { CountConversion } from '#server/visits/measurement-counters.ts'
import { OTHER } from '#shared/contracts/site/visits.ts'
import { openLocks } from '../locks.ts'
import type { Mirror } from '#server/mirror/types.ts'
import { createAddressBook } from '#server/render/address-book.ts'
import type { Web } from './web.ts'
import { articlePath, articleSlug } from '#shared/content/redirects.ts'
import { ARTICLE_TYPES, type ArticleType } from '#shared/content/status.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { canonicalPath } from '#shared/paths/canonical-path.ts'
import { REDIRECT_TYPE } from '#shared/content/document-types.ts'

const PAGES: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/** Returns functions that look up redirects and pages in the mirror. They work while the CMS is down. */
export function openRedirectBook(mirror: Mirror, serves: Web['serves']) {
  const addresses = createAddressBook({
    // In development the routes can change while the server runs, so the router is not asked and a fixed list of pages is used.
    serves: serves ?? ((path) => PAGES.has(path)),
    hasArticle: async (type, slugOrId) =>
      (await mirror.readPublic((store) => store.article(type, slugOrId))) !== undefined,
  })
  const hasPage = async (path: string) => (await addresses.look(path)).exists === true
  const redirects = createRedirectBook({
    redirectsFrom: (path) => mirror.readPublic((store) => store.redirectsFrom(path)),
    hasPage,
  })
  /** Returns true if a canonical path has a page, or redirects to one. */
  const leads = async (path: string) =>
    (await hasPage(path)) || (await redirects.follow(path)) !== undefined
  /** Returns true if it is certain that a path has no page and redirects to none. The path need not be in its canonical form. */
  const misses = async (spelling: string) => {
    const path = canonicalPath(spelling)
    // In development only missing articles are certain, because the fixed list lacks the pages with forms.
    const isArticle = ARTICLE_TYPES.some((type) => articleSlug(type, path) !== undefined)
    if (serves === undefined && !isArticle) return false
    return (
      (await addresses.look(path)).exists === false && (await redirects.follow(path)) === undefined
    )
  }
  const redirectTarget = async (path: string) => (await redirects.follow(path))?.to
  return { hasPage, leads, misses, redirectTarget, redirects }
}

/**
 * Returns a function that looks up the redirect from an article's old address. It returns the slug of the article to which the address
 * redirects and true for a permanent redirect; undefined if there is no such redirect.
 */
export const articleMoves = (book: RedirectBook) => async (type: ArticleType, slugOrId: string) => {
  const move = await book.follow(articlePath(type, slugOrId))
  const slug = move && articleSlug(type, move.to)
  return slug === undefined ? undefined : { slug, permanent: move?.permanent === true }
}

/** Redirects from old addresses, and the routes with which staff manage them. */
export interface RedirectArea {
  readonly routes: readonly Route[]
  /** Returns the redirect of a canonical path without a page, and counts its use. Returns undefined if there is no redirect. */
  readonly follow: (path: string) => Promise<Move | undefined>
  /** Counts a request for a path that does not exist. */
  readonly missed: (request: Request, path: string) => void
}

/** Dependencies of {@link createRedirectArea}. */
interface RedirectSources {
  readonly mirror: Mirror
  readonly redirects: RedirectBook
  readonly hasPage: (path: string) => Promise<boolean>
  readonly acts: Acts
  readonly count: CountConversion
  readonly web: Pick<Web, 'routePattern'>
}

/** Timeout of a write to the lake, in milliseconds. */
const WRITE_MS = 8_000
/** Maximum number of redirects in the list. */
const MOST_LISTED = 20_000
/** Retention of the counts in days: a year for followed redirects, a quarter for addresses without a page. */
const HIT_DAYS = 365
const MISSED_DAYS = 90

const STALE = 'Reload to see the latest version. Someone else has changed this'

const unreachable = (cause: unknown) =>
  new HttpError(
    'unavailable',
    'Try again in a moment. The CMS can’t be reached, nothing was changed',
    {
      cause,
      isForPeople: true,
    },
  )

/** Composes the redirects from the documents in the mirror. */
export function createRedirectArea(
  { database, log, others }: Pick<Deps, 'database' | 'log' | 'others'>,
  { client }: Pick<LakeArea, 'client'>,
  { mirror, redirects: book, hasPage, acts, count, web }: RedirectSources,
  lifetime: Lifetime,
): RedirectArea {
  const counts = { db: database.kysely.withTables<RedirectTables>(), log }
  const hits = createPathCounts({
    ...counts,
    table: 'redirect_hits',
    what: 'Followed redirects',
    isMadeUp: () => false,
    keptDays: HIT_DAYS,
  })
  const missed = createPathCounts({
    ...counts,
    table: 'missed_addresses',
    what: 'Missed addresses',
    isMadeUp: isStrange,
    keptDays: MISSED_DAYS,
  })
  lifetime.add({ name: 'followed redirects', ...hits })
  lifetime.add({ name: 'missed addresses', ...missed })
  const { exclusive } = openLocks({ database, log, others })
  const service = createRedirectService({
    book,
    exclusive: async (work) => exclusive('redirects', work),
    hasPage,
    all: () =>
      mirror.read(async (store) => {
        const { documents } = await store.ofType(REDIRECT_TYPE, { offset: 0, limit: MOST_LISTED })
        return documents
      }),
    redirectsFrom: (path) => mirror.read((store) => store.redirectsFrom(path)),
    write: async (mutations, { ids, by }) => {
      if (!mutations.every((mutation) => 'delete' in mutation)) mirror.assertRoom()
      const transactionId = randomUUID()
      try {
        await client.mutate(
          { mutations, transactionId, by },
          { signal: AbortSignal.timeout(WRITE_MS) },
        )
      } catch (error) {
        if (error instanceof CmsConflict) throw new HttpError('conflict', STALE, { cause: error })
        if (error instanceof HttpError && error.status !== 503) throw error
        throw unreachable(error)
      }
      const deletes = mutations.some((mutation) => 'delete' in mutation)
      await mirror.reach({
        transactionId,
        written: deletes ? [] : ids,
        deleted: deletes ? ids : [],
      })
    },
    hits,
    missed,
  })
  return {
    routes: redirectRoutes(service, acts),
    follow: async (path) => {
      const move = await book.follow(path)
      if (move !== undefined) hits.count(move.from)
      return move
    },
    missed: (request, path) => {
      if (!isNoted(request, path)) return
      missed.count(notedPath(path))
      if (!isBot(request)) count('not_found', web.routePattern?.(path) ?? OTHER)
    },
  }
}
