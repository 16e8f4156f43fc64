import { randomUUID } from 'node:crypto'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { counted } from '#shared/text/count.ts'
import { planRemoval, unlessEdited } from '../editing/article-plan.ts'
import { readMarkdown } from '../editing/fields/read-markdown.ts'
import { assertNone } from '../editing/fields/resolve-input.ts'
import { referrersOf } from '../editing/referrers.ts'
import { addressTaken, createEntryChecks } from './entry-checks.ts'
import { addressOf, toEntryFields, type EntryInput } from './entry-document.ts'
import { listEntries } from './entry-list.ts'
import { createEntryReads, statusOf, toItem, type KnownEntry } from './entry-reads.ts'
import { createEntryWrites } from './entry-writes.ts'
import type {
  EntryDetail,
  EntryService,
  EntryServiceOptions,
  WrittenEntry,
} from './entries.service.types.ts'

const STALE = 'Reload to see the latest version. Someone else has changed this'
const FROZEN = 'Keep the address. Visitors and other sites link to it'

/** Converts a Markdown body to blocks. */
const withBlocks = async (input: EntryInput): Promise<EntryInput> =>
  typeof input['body'] === 'string' ? { ...input, body: await readMarkdown(input['body']) } : input

const usedBy = (articles: string) => `Used by ${articles}`

/** Checks that no document refers to the document to be deleted. @throws HttpError `conflict` otherwise */
function assertUnused(type: EntryType, count: number): void {
  if (count === 0) return
  const { noun } = entryTypes[type]
  const articles = counted(count, 'article')
  throw new HttpError(
    'conflict',
    `Choose another ${noun} there first. ${articles} ${count === 1 ? 'uses' : 'use'} this ${noun}, so it cannot be deleted`,
    { fields: { referring: usedBy(articles) } },
  )
}

/** Checks the revision that the client expects. @throws HttpError `conflict` if the document has another revision */
function assertRevision(revision: string | undefined, { _rev: current }: LakeDocument): void {
  if (revision === undefined || revision === current) return
  throw new HttpError('conflict', STALE, { fields: { revision: current } })
}

type MakeRest =
  Parameters<ReturnType<typeof createEntryWrites>['make']> extends [unknown, unknown, ...infer Rest]
    ? Rest
    : never

/** Creates the service. Reads come from the mirror with queued writes applied; writes are made by `writer`. */
export function createEntryService(options: EntryServiceOptions): EntryService {
  const { mirror, claimSlugs, referring, now = Date.now } = options
  const reads = createEntryReads(options)

  const { check, claimAddress, freeAddress } = createEntryChecks(options, reads, now)
  const { send, make, studioDraft } = createEntryWrites(options, { check }, now)

  const shown = async (type: EntryType, entry: KnownEntry): Promise<EntryDetail> => {
    const hasDraft = (await studioDraft(entry.document._id)) !== undefined
    return mirror.read(async (store) => {
      const uses = (await reads.usesIn(store, type)).get(entry.document._id)
      return {
        ...toItem(type, entry, uses, now()),
        has_studio_draft: hasDraft,
        values: await reads.values(store, type, entry.document),
      }
    })
  }

  const finish = async (type: EntryType, id: string, ...rest: MakeRest): Promise<WrittenEntry> => {
    const { end, document } = await make(type, id, ...rest)
    const data =
      end === 'written'
        ? await get(type, id)
        : await shown(type, { document, pending: true, contested: false })
    return { data, end }
  }

  const get = async (type: EntryType, id: string) =>
    shown(type, await mirror.read(async (store) => reads.find(store, type, id)))

  /** Returns all documents with a reference to an id: from the CMS, or from the mirror while the CMS does not respond. */
  const referringTo = async (id: string) => {
    const copies = await referring(id).catch(async () =>
      mirror.read(async (store) => store.users(id)),
    )
    return referrersOf(id, copies)
  }

  return {
    list: async (type, query) => listEntries(options, reads, type, query, now()),
    get,
    referrers: async (type, id) => {
      await mirror.read(async (store) => reads.find(store, type, id))
      return referringTo(id)
    },
    create: async (type, asSent, { by, id }) => {
      await using ended = new AsyncDisposableStack()
      const claim = claimSlugs(type, id)
      ended.defer(() => claim.end())
      const known = await mirror.read(async (store) => reads.all(store, type))
      const made = known.get(id)
      // An earlier, identical request created the document, but its response was lost.
      if (made !== undefined) return { data: await shown(type, made), end: 'written' }
      const input = await withBlocks(asSent)
      const { set } = toEntryFields(type, input)
      const { name, hasStatus } = entryTypes[type]
      const title = set[name]
      if (type !== 'author' && typeof title === 'string') {
        const given = input['slug']
        const slug = typeof given === 'string' ? given : await freeAddress(type, id, title, claim)
        if (typeof given === 'string' && !(await claimAddress(type, id, slug, claim))) {
          throw addressTaken(type)
        }
        set['slug'] = { _type: 'slug', current: slug }
      }
      const status = input['status'] ?? 'draft'
      const document = {
        ...set,
        ...(hasStatus && { status }),
        ...(hasStatus &&
          status === PUBLIC_STATUS && { publishedAt: new Date(now()).toISOString() }),
        _id: id,
        _type: type,
      }
      return await finish(type, id, by, input, { mutations: [{ create: document }] })
    },
    update: async (type, id, asSent, { by, revision }) => {
      await using ended = new AsyncDisposableStack()
      const { document: before } = await mirror.read(async (store) => reads.find(store, type, id))
      assertRevision(revision, before)
      const input = await withBlocks(asSent)
      const { slug, status } = input
      if (typeof slug === 'string' && slug !== addressOf(before)) {
        if (type === 'category') assertNone({ slug: FROZEN })
        const claim = claimSlugs(type, id)
        ended.defer(() => claim.end())
        if (!(await claimAddress(type, id, slug, claim))) throw addressTaken(type)
      }
      const { set, unset } = toEntryFields(type, input)
      if (status !== undefined && status !== statusOf(before)) {
        set['status'] = status
        const isFirst = status === PUBLIC_STATUS && before['publishedAt'] === undefined
        if (isFirst) set['publishedAt'] = new Date(now()).toISOString()
      }
      if (Object.keys(set).length === 0 && unset.length === 0) {
        return { data: await get(type, id), end: 'written' }
      }
      const patch = {
        id,
        ifRevisionID: before._rev,
        ...(unset.length > 0 && { unset }),
        ...(Object.keys(set).length > 0 && { set }),
      }
      return await finish(type, id, by, input, {
        before,
        mutations: [...unlessEdited(before), { patch }],
      })
    },
    remove: async (type, id, { by, revision, door }) => {
      const { document: before } = await mirror.read(async (store) => reads.find(store, type, id))
      assertRevision(revision, before)
      assertUnused(type, (await referringTo(id)).length)
      return send({
        type,
        id,
        mutations: planRemoval({ published: before }),
        transactionId: randomUUID(),
        by,
        effect: 'removal',
        door,
        before: { published: before },
        after: {},
      })
    },
  }
}
