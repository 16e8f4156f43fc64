import * as z from 'zod'
import { LRUCache } from 'lru-cache'
import { REDIRECT_TYPE } from '#shared/content/document-types.ts'
import { LANDING_KIND } from '#shared/content/landing/landing-page.ts'
import { landingSlugProblem } from '#shared/content/landing/landing-slug.ts'
import { type FixedPage, fixedPages, PAGE_TYPES } from '#shared/content/pages/fixed-pages.ts'
import { pageDifferences } from '#shared/content/pages/page-differences.ts'
import { readPage } from '#shared/content/pages/page-document.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { isStatus, LANDING_TYPE, PUBLIC_STATUS, type Status } from '#shared/content/status.ts'
import type { SitePage, SitePageKind, SitePageState } from '#shared/contracts/site-pages.ts'
import { listed } from '#shared/text/listed.ts'
import { paths } from '#shared/paths/paths.ts'

/** Reads from the CMS. @throws HttpError `unavailable` if it cannot be reached */
export type QueryCms = (
  query: string,
  params: Readonly<Record<string, unknown>>,
) => Promise<unknown>

/** Filters and sort order of the list. */
export interface SitePageQuery {
  readonly search?: string | undefined
  readonly kind?: SitePageKind | undefined
  readonly state?: SitePageState | undefined
  readonly differs?: boolean
  readonly sort: 'updated_at' | 'title'
  readonly descending: boolean
  readonly offset: number
  readonly limit: number
}

/** One page of the list, with counts over all pages of the site. */
interface SitePageList {
  readonly items: readonly SitePage[]
  readonly total: number
  readonly kinds: Readonly<Record<string, number>>
  readonly differing: number
}

/** GROQ query for the attributes that the list shows. Complete documents are only read for the comparison with the shipped text. */
const SUMMARIES = `*[_type in $types && !(_id in path("versions.**"))]{
  _id,
  _type,
  _rev,
  _updatedAt,
  "title": string(title),
  "slug": string(slug.current),
  "status": string(status),
  "publishAt": string(publishAt),
  "unpublishAt": string(unpublishAt)
}`

/** GROQ query for published redirects from the addresses of landing pages. */
const REDIRECTS = `*[_type == $type && from in $paths && _id in path("*")]{
  "from": string(from),
  "to": string(to)
}`

const redirects = z.array(z.object({ from: z.string(), to: z.string() }))

const text = z.string().nullable()

const summary = z.object({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _updatedAt: z.string(),
  title: text,
  slug: text,
  status: text,
  publishAt: text,
  unpublishAt: text,
})
type Summary = z.infer<typeof summary>

const documents = z.array(z.looseObject({ _id: z.string(), _rev: z.string() }))

const DRAFTS = 'drafts.'

/** Draft and published copy of a page. */
interface Copies {
  readonly draft?: Summary | undefined
  readonly published?: Summary | undefined
}

function byPage(rows: readonly Summary[]): ReadonlyMap<string, Copies> {
  const found = new Map<string, Copies>()
  for (const row of rows) {
    const isDraft = row._id.startsWith(DRAFTS)
    const id = isDraft ? row._id.slice(DRAFTS.length) : row._id
    found.set(id, { ...found.get(id), ...(isDraft ? { draft: row } : { published: row }) })
  }
  return found
}

const statusOf = (copy: Summary): Status =>
  copy.status !== null && isStatus(copy.status) ? copy.status : 'draft'

/** Unpublish time of the live copy. If the page is not live, that of the scheduled draft. */
function endOf({ draft, published }: Copies): string | null {
  if (published?.status === PUBLIC_STATUS) return published.unpublishAt
  return draft?.status === 'scheduled' ? draft.unpublishAt : null
}

/** Attributes of a row that follow from draft and published copy, for fixed pages and landing pages. */
function stateOf({ draft, published }: Copies) {
  const current = draft ?? published
  const isLive = published?.status === PUBLIC_STATUS
  const state = current && statusOf(current)
  return {
    // A draft of a live page can have the status `published`, copied from the published copy. Only `is_live` shows that the page is live.
    state: state ?? ('shipped' as const),
    is_live: isLive,
    has_changes: draft !== undefined && published !== undefined,
    publish_at: state === 'scheduled' ? (current?.publishAt ?? null) : null,
    unpublish_at: endOf({ draft, published }),
    updated_at: current?._updatedAt ?? null,
  }
}

function landingRow(id: string, copies: Copies): SitePage {
  const { title = null, slug = null } = copies.draft ?? copies.published ?? {}
  const problem = slug === null ? 'Enter a slug.' : (landingSlugProblem(slug) ?? null)
  return {
    id,
    type: LANDING_TYPE,
    kind: LANDING_KIND,
    title: title ?? '',
    path: slug === null ? null : paths.landing(slug),
    ...stateOf(copies),
    mark: 'made_here',
    differences: 0,
    problem,
  }
}

const fold = (words: string) => words.toLowerCase()

/** Maximum number of stored comparisons: more than there are fixed pages. */
const COMPARED = 500

/** Sentence about links in the published navigation to missing pages, or null. Visitors do not see these links. */
const linkProblem = (missing: ReadonlySet<string>): string | null =>
  missing.size === 0
    ? null
    : `Change the links to ${listed([...missing])}. There is no page, so visitors don’t see them.`

/**
 * Creates the list of all pages: those with a fixed route, and landing pages.
 * @param missingLinks paths of missing pages to which the published navigation links
 */
export function createSitePages(
  query: QueryCms,
  missingLinks: () => ReadonlySet<string> = () => new Set(),
) {
  /**
   * Number of differences between the published document and the shipped text, by id and revision of the document. -1 for an incomplete
   * document.
   */
  const compared = new LRUCache<string, number>({ max: COMPARED })
  const keyOf = ({ _id, _rev }: { readonly _id: string; readonly _rev: string }) => `${_id} ${_rev}`

  const compare = async (page: FixedPage, document: Readonly<Record<string, unknown>>) => {
    const { copy } = readPage(document)
    return copy === undefined ? -1 : pageDifferences(await shippedCopy(page), copy).length
  }

  /** Compares published documents with the shipped text, unless this revision was compared before. */
  const learn = async (published: readonly Summary[]) => {
    const unknown = published.filter((row) => !compared.has(keyOf(row)))
    if (unknown.length === 0) return
    const found = documents.parse(
      await query('*[_id in $ids]', { ids: unknown.map(({ _id }) => _id) }),
    )
    for (const document of found) {
      const page = fixedPages.find(({ id }) => id === document._id)
      if (page !== undefined) compared.set(keyOf(document), await compare(page, document))
    }
  }

  const fixedRow = ({ id, type, kind, title, path }: FixedPage, copies: Copies): SitePage => {
    const { published } = copies
    const differences = published === undefined ? 0 : (compared.get(keyOf(published)) ?? 0)
    const mark = published === undefined ? 'shown' : differences === 0 ? 'same' : 'differs'
    const problem =
      differences < 0
        ? 'Complete the published text. A field is missing.'
        : kind === 'navigation'
          ? linkProblem(missingLinks())
          : null
    const shown = { mark, differences: Math.max(0, differences), problem } as const
    return { id, type, kind, title, path, ...stateOf(copies), ...shown }
  }

  /** Adds a note to each live landing page whose address has a redirect. While the page is live, the redirect has no effect. */
  const withRedirects = async (rows: readonly SitePage[]): Promise<readonly SitePage[]> => {
    const live = rows.flatMap(({ path, is_live: isLive }) => (isLive && path ? [path] : []))
    if (live.length === 0) return rows
    const found = redirects.parse(await query(REDIRECTS, { type: REDIRECT_TYPE, paths: live }))
    const targets = new Map(found.map(({ from, to }) => [from, to]))
    return rows.map((row) => {
      const to = targets.get(row.path ?? '')
      const note = `The redirect from here to ${to} is not used.`
      return to === undefined || row.problem !== null ? row : { ...row, problem: note }
    })
  }

  const all = async (): Promise<readonly SitePage[]> => {
    const types = [...PAGE_TYPES, LANDING_TYPE]
    const pages = byPage(z.array(summary).parse(await query(SUMMARIES, { types })))
    await learn(fixedPages.flatMap(({ id }) => pages.get(id)?.published ?? []))
    const landing = [...pages]
      .filter(([, { draft, published }]) => (draft ?? published)?._type === LANDING_TYPE)
      .map(([id, copies]) => landingRow(id, copies))
    return [
      ...fixedPages.map((page) => fixedRow(page, pages.get(page.id) ?? {})),
      ...(await withRedirects(landing)),
    ]
  }

  const matches = (page: SitePage, { search = '', state, differs = false }: SitePageQuery) =>
    (state === undefined || page.state === state) &&
    (!differs || page.mark === 'differs') &&
    fold(search)
      .split(/\s+/u)
      .every((word) => fold(`${page.title} ${page.path ?? ''}`).includes(word))

  const orderOf = ({ sort, descending }: SitePageQuery) => {
    const key = ({ title, updated_at: at }: SitePage) =>
      sort === 'title' ? fold(title) : (at ?? '')
    const sign = descending ? -1 : 1
    return (a: SitePage, b: SitePage) => {
      if (key(a) !== key(b)) return key(a) < key(b) ? -sign : sign
      return a.id < b.id ? -1 : 1
    }
  }

  return {
    /** Returns a page of the list. The counts include all pages, whatever the filters. @throws HttpError `unavailable` */
    list: async (wanted: SitePageQuery): Promise<SitePageList> => {
      const pages = await all()
      const counts = Map.groupBy(pages, ({ kind }) => kind)
      const found = pages
        .filter((page) => wanted.kind === undefined || page.kind === wanted.kind)
        .filter((page) => matches(page, wanted))
        .toSorted(orderOf(wanted))
      return {
        items: found.slice(wanted.offset, wanted.offset + wanted.limit),
        total: found.length,
        kinds: Object.fromEntries([...counts].map(([kind, alike]) => [kind, alike.length])),
        differing: pages.filter(({ mark }) => mark === 'differs').length,
      }
    },
  }
}

/** List of all pages. */
export type SitePages = ReturnType<typeof createSitePages>
