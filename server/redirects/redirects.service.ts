import { createHash, randomUUID } from 'node:crypto'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import type { Role } from '#shared/access/abilities.ts'
import { canonicalPath } from '#shared/paths/canonical-path.ts'
import { REDIRECT_TYPE } from '#shared/content/document-types.ts'
import {
  OTHER_ADDRESSES,
  type MissedAddress,
  type Redirect,
  type RedirectInput,
} from '#shared/contracts/redirects.ts'
import type { PathCounts } from './path-counts.ts'
import { createRedirectBook, readRedirect, type RedirectBook } from './redirect-book.ts'

/** Staff member who changes redirects. */
export interface RedirectEditor {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

export interface RedirectServiceOptions {
  readonly book: RedirectBook
  readonly hasPage: (path: string) => Promise<boolean>
  /** All published redirects. */
  readonly all: () => Promise<readonly LakeDocument[]>
  readonly redirectsFrom: (path: string) => Promise<readonly LakeDocument[]>
  /**
   * Writes one transaction to the CMS. Resolves when reads return the change. @throws HttpError: `conflict`, `unavailable`, or another
   * error of the CMS
   */
  readonly write: (
    mutations: readonly Mutation[],
    options: { readonly ids: readonly string[]; readonly by: RedirectEditor },
  ) => Promise<void>
  /** Runs `work` with a lock that prevents other processes from changing redirects. @throws HttpError `unavailable` */
  readonly exclusive: <T>(work: () => Promise<T>) => Promise<T>
  readonly hits: PathCounts
  readonly missed: PathCounts
}

/** Operations of staff on redirects. Changes apply to visitors at once. */
export interface RedirectService {
  list(): Promise<readonly (readonly [Redirect, LakeDocument])[]>
  /** Adds the state of each redirect, which is determined by following the redirect. */
  withStates(rows: readonly (readonly [Redirect, LakeDocument])[]): Promise<readonly Redirect[]>
  /** Creates a redirect and returns it. @throws HttpError `validation_failed`, `unavailable` */
  create(input: RedirectInput, by: RedirectEditor): Promise<Redirect>
  /** Changes a redirect and returns it. @throws HttpError `validation_failed`, `conflict`, `not_found`, `unavailable` */
  update(id: string, input: RedirectInput, by: RedirectEditor): Promise<Redirect>
  /** Removes a redirect and returns it. @throws HttpError `not_found`, `unavailable` */
  remove(id: string, by: RedirectEditor): Promise<Redirect>
  /** Requested addresses that have neither a page nor a working redirect. */
  missedAddresses(): Promise<readonly MissedAddress[]>
  /** Removes an address from the missed addresses. @throws HttpError `not_found` */
  dismiss(id: string): Promise<void>
}

const missedId = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 24)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const moment = (time: number) => new Date(time).toISOString()

const notFound = () =>
  new HttpError('not_found', 'Reload the page. This redirect was removed already')

function refuse(fields: Readonly<Record<string, string>>): never {
  throw new HttpError('validation_failed', 'Check the marked fields. Validation failed', { fields })
}

/** Creates the service that reads and writes redirects. */
export function createRedirectService(options: RedirectServiceOptions): RedirectService {
  const { book, hasPage, all, redirectsFrom, write, exclusive, hits, missed } = options

  const stateOf = async (document: LakeDocument): Promise<Redirect['state']> => {
    const known = readRedirect(document)
    if (known === undefined) return 'leads_nowhere'
    if (await hasPage(known.from)) return 'page_stands'
    const followed = await book.follow(known.from)
    if (followed?.id === known.id) return 'works'
    const reaches = (await hasPage(known.to)) || (await book.follow(known.to)) !== undefined
    return followed !== undefined && reaches ? 'superseded' : 'leads_nowhere'
  }

  const list: RedirectService['list'] = async () => {
    const counts = new Map((await hits.all()).map((row) => [row.path, row]))
    return (await all()).map((document) => {
      const count = counts.get(canonicalPath(textOf(document['from'])))
      const row: Redirect = {
        id: document._id,
        from: textOf(document['from']),
        to: textOf(document['to']),
        permanent: document['permanent'] !== false,
        revision: document._rev,
        created_at: document._createdAt,
        state: 'works',
        hits: count?.hits ?? 0,
        last_hit_at: count === undefined ? null : moment(count.last_at),
      }
      return [row, document] as const
    })
  }

  const withStates: RedirectService['withStates'] = async (rows) =>
    Promise.all(rows.map(async ([row, document]) => ({ ...row, state: await stateOf(document) })))

  const one = async (id: string) => {
    const row = (await list()).find(([{ id: known }]) => known === id)
    if (row === undefined) throw notFound()
    return row
  }

  const shown = async (id: string): Promise<Redirect> => {
    const [row] = await withStates([await one(id)])
    if (row === undefined) throw notFound()
    return row
  }

  /**
   * Validates a redirect.
   * @param before current path of the redirect; undefined for a new redirect
   * @throws HttpError `validation_failed`
   */
  const check = async ({ from, to }: RedirectInput, before: string | undefined) => {
    const path = canonicalPath(from)
    if (path !== before) {
      if (await hasPage(path))
        refuse({ from: 'Choose another path. A page already exists at this one' })
      if ((await redirectsFrom(path)).length > 0) {
        refuse({ from: 'Change the existing redirect instead. This path already has one' })
      }
    }
    const target = canonicalPath(to)
    const leads = async (way: RedirectBook) =>
      (await hasPage(target)) || (await way.follow(target)) !== undefined
    if (!(await leads(book))) {
      refuse({ to: 'Choose a page that visitors can see. There is none at this path' })
    }
    // Follows the target without the existing redirects from the path, to check that the new redirect does not lead back to itself.
    const others = async (from: string) => (from === path ? [] : redirectsFrom(from))
    if (!(await leads(createRedirectBook({ redirectsFrom: others, hasPage })))) {
      refuse({ to: 'Choose another page. From this one a redirect leads back' })
    }
  }

  const fieldsOf = ({ from, to, permanent }: RedirectInput) => ({
    from: canonicalPath(from),
    to: canonicalPath(to),
    permanent,
  })

  return {
    list,
    withStates,
    // Writes are serialized, because two concurrent changes could create redirects from one path, or a cycle.
    create: async (input, by) =>
      exclusive(async () => {
        await check(input, undefined)
        const id = randomUUID()
        const document = { _id: id, _type: REDIRECT_TYPE, ...fieldsOf(input) }
        await write([{ create: document }], { ids: [id], by })
        return shown(id)
      }),
    update: async (id, input, by) =>
      exclusive(async () => {
        const [, document] = await one(id)
        await check(input, canonicalPath(textOf(document['from'])))
        const ifRevisionID = input.revision ?? document._rev
        await write([{ patch: { id, ifRevisionID, set: fieldsOf(input) } }], { ids: [id], by })
        return shown(id)
      }),
    remove: async (id, by) => {
      const [removed] = await one(id)
      await write([{ delete: { id } }], { ids: [id], by })
      return removed
    },
    missedAddresses: async () => {
      const rows = await missed.all()
      const open = await Promise.all(
        rows.map(async (row) => {
          if (row.path === OTHER_ADDRESSES) return [row]
          const isThere = (await hasPage(row.path)) || (await book.follow(row.path)) !== undefined
          return isThere ? [] : [row]
        }),
      )
      return open.flat().map(({ path, hits: count, last_at: last }) => ({
        id: missedId(path),
        path,
        hits: count,
        last_at: moment(last),
      }))
    },
    dismiss: async (id) => {
      const row = (await missed.all()).find(({ path }) => missedId(path) === id)
      if (row === undefined || !(await missed.remove(row.path))) {
        throw new HttpError(
          'not_found',
          'Reload the page. This address was already removed from the list',
        )
      }
    },
  }
}
