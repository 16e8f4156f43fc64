import { randomUUID } from 'node:crypto'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { industriesOfGroup } from '#shared/pages/catalogue/industry-groups.ts'
import { referencedDocuments } from '../referenced-documents.ts'
import { createAddressChange } from './address-change.ts'
import { dateProblems, linkProblems, publishingProblems } from './article-checks.ts'
import {
  effectOf,
  previewResult,
  planChange,
  planCreation,
  planRemoval,
  type ArticleChange,
  type Copies,
} from './article-plan.ts'
import { createComingOff } from './unpublishing.ts'
import { createDiscarding } from './discarding.ts'
import type { Edited, EditingOptions, EditingService, Input } from './editing-service.types.ts'
import { toDocumentFields } from './fields/document-fields.ts'
import { assertKeepsAddress, goingOut } from './publishing.ts'
import { oldAddressWarning, type Warnings } from './old-address.ts'
import type { EditingMirrorStore, WriteEnd } from './ports.ts'
import { referrersOf } from './referrers.ts'
import { assertNone, followingSlug, freeSlug, resolveInput } from './fields/resolve-input.ts'
import { ahead, waitState } from './waiting-view.ts'
import { readMarkdown } from './fields/read-markdown.ts'
import { staffViews } from './staff-view.ts'

const STALE = 'Reload to see the latest version. Someone else has changed this'

function assertRevision(revision: string | undefined, current: LakeDocument): void {
  if (revision === undefined || revision === current._rev) return
  throw new HttpError('conflict', STALE, { fields: { revision: current._rev } })
}

const editedCopy = ({ draft, published }: Copies) => draft ?? published

/** Converts a Markdown body to blocks. Called before any document is read. */
async function withBlocks(input: Input): Promise<Input> {
  if (typeof input.body !== 'string') return input
  return { ...input, body: [...(await readMarkdown(input.body))] }
}

const DATES = ['publishedAt', 'publishAt', 'unpublishAt'] as const

const touchesDates = ({ set }: ArticleChange) => DATES.some((name) => name in set)

/** Creates the service for staff. It reads from the mirror with queued writes applied, and writes with `writer`. */
export function createEditingService(options: EditingOptions): EditingService {
  const { mirror, writer, claimSlugs, leads, redirectTarget, referring, acts } = options
  const { now = Date.now } = options

  const view =
    (store: EditingMirrorStore, type: ArticleType) => async (id: string, copies: Copies) => {
      const copy = editedCopy(copies)
      if (copy === undefined) throw new HttpError('not_found', contentTypes[type].missing)
      const state = waitState((await writer.waiting([id])).get(id))
      const others = await referencedDocuments(store, [copy])
      const article = { id, ...copies, ...state }
      return staffViews[type].detail(article, others)
    }

  const find = async (store: EditingMirrorStore, type: ArticleType, idOrSlug: string) => {
    const found = await store.editing.find(type, idOrSlug)
    const foreseen = found && ahead((await writer.waiting([found.id])).get(found.id))
    const article = found && { ...found, ...foreseen }
    if (article === undefined || editedCopy(article) === undefined) {
      throw new HttpError('not_found', contentTypes[type].missing)
    }
    return article
  }

  const check = async (type: ArticleType, change: ArticleChange, before: Copies, after: Copies) => {
    const goesOut = effectOf(before, change) === 'goes-out'
    const document = goesOut ? after.published : (after.draft ?? after.published)
    // An article with errors can still be unpublished. A request that unpublishes an article is checked only if it changes a date.
    const isTakeDown = effectOf(before, change) === 'comes-off' && !touchesDates(change)
    if (document === undefined || isTakeDown) return
    assertNone({
      ...dateProblems(document, now(), goesOut),
      ...(goesOut ? await linkProblems(type, document, leads) : {}),
      ...(goesOut ? publishingProblems(type, document) : {}),
    })
  }

  const finish = async (
    type: ArticleType,
    id: string,
    after: Copies,
    end: WriteEnd,
    warnings?: Warnings,
  ): Promise<Edited> =>
    mirror.read(async (store) => {
      // If the lake has made the write, the result is the stored draft and published copy, otherwise the computed ones.
      const stored = end === 'written' ? await store.editing.find(type, id) : undefined
      const data = await view(store, type)(id, stored?.id === id ? stored : after)
      return { data, end, ...(warnings !== undefined && { warnings }) }
    })

  const stamp = () => {
    const transactionId = randomUUID()
    return { transactionId, revision: transactionId, now: new Date(now()).toISOString() }
  }

  return {
    list: async (query, signal) =>
      mirror.read(async (store) => {
        // This read had to wait for earlier writes. If the client has disconnected in the meantime, the read is not needed.
        signal?.throwIfAborted()
        const { category: named, industry: filter } = query
        const category = named && ((await store.categoryBySlug(named)) ?? named)
        const industry = typeof filter === 'string' ? industriesOfGroup(filter) : undefined
        const { articles, total } = await store.editing.list({
          ...query,
          category,
          industry: industry ?? filter,
        })
        signal?.throwIfAborted()
        const waiting = await writer.waiting(articles.map(({ id }) => id))
        const shown = articles.map((article) => ({
          ...article,
          ...ahead(waiting.get(article.id)),
          ...waitState(waiting.get(article.id)),
        }))
        const copies = shown.map(editedCopy).filter((copy) => copy !== undefined)
        const others = await referencedDocuments(store, copies)
        signal?.throwIfAborted()
        return { items: staffViews[query.type].items(shown, others), total }
      }),
    get: async (type, idOrSlug) =>
      mirror.read(async (store) => {
        const { id, ...copies } = await find(store, type, idOrSlug)
        return view(store, type)(id, copies)
      }),
    create: async (type, asSent, { by, publish, id = randomUUID(), deadline }) => {
      await using ended = new AsyncDisposableStack()
      const claim = claimSlugs(type, id)
      ended.defer(() => claim.end())
      const input = await withBlocks(asSent)
      const made = stamp()
      const known = await mirror.read(async (store) => store.editing.find(type, id))
      // An earlier, identical request created the article, but its response was lost.
      if (known?.id === id) return finish(type, id, known, 'written')
      const { mutations, after, effect } = await mirror.read(async (store) => {
        const resolved = await resolveInput(store, type, id, input, claim)
        if (resolved.title === undefined) assertNone({ title: 'Enter a title' })
        const slug = resolved.slug ?? (await freeSlug(store, type, resolved.title ?? '', claim))
        const { set, unset } = toDocumentFields(type, { ...resolved, slug })
        const status = resolved.status ?? 'draft'
        const change = { set, unset, status, publish }
        const dated = effectOf({}, change) === 'goes-out' ? goingOut({}, change, made.now) : change
        const planned = planCreation(id, type, { ...dated, status })
        const foreseen = previewResult({}, id, planned, made)
        await check(type, dated, {}, foreseen)
        return { mutations: planned, after: foreseen, effect: effectOf({}, dated) }
      })
      const warnings = await oldAddressWarning(redirectTarget, type, { before: {}, after })
      const { transactionId } = made
      const write = { type, id, mutations, transactionId, by, effect, before: {}, after }
      const end = await writer.write(write, deadline)
      return finish(type, id, after, end, warnings)
    },
    update: async (type, idOrSlug, asSent, { by, publish, revision, deadline }) => {
      await using ended = new AsyncDisposableStack()
      const input = await withBlocks(asSent)
      const made = stamp()
      const plan = await mirror.read(async (store) => {
        const { id, ...before } = await find(store, type, idOrSlug)
        const current = editedCopy(before)
        if (current === undefined) throw new HttpError('not_found', contentTypes[type].missing)
        assertRevision(revision, current)
        const claim = claimSlugs(type, id)
        ended.defer(() => claim.end())
        assertKeepsAddress(before, input.slug)
        const follows = !publish && input.slug === undefined
        const { title } = input
        const slug = follows
          ? await followingSlug(store, { ...before, type, id, title }, claim)
          : input.slug
        const named = slug === undefined ? input : { ...input, slug }
        const fields = toDocumentFields(type, await resolveInput(store, type, id, named, claim))
        const asked = { ...fields, status: input.status, publish }
        const goesOut = effectOf(before, asked) === 'goes-out'
        const change = goesOut ? goingOut(before, asked, made.now) : asked
        const planned = planChange(id, before, change)
        const after = previewResult(before, id, planned, made)
        await check(type, change, before, after)
        return { id, before, after, mutations: planned, effect: effectOf(before, change) }
      })
      const warnings = await oldAddressWarning(redirectTarget, type, plan)
      const { transactionId } = made
      const end =
        plan.mutations.length === 0
          ? 'written'
          : await writer.write({ ...plan, type, transactionId, by }, deadline)
      return finish(type, plan.id, plan.after, end, warnings)
    },
    changeAddress: createAddressChange({
      mirror,
      writer,
      claimSlugs,
      redirectTarget,
      find,
      assertRevision,
      stamp,
      finish,
    }),
    discard: createDiscarding({ mirror, writer, find, assertRevision, stamp, finish, acts }),
    comeOff: createComingOff({ mirror, writer, find, stamp }),
    show: async (type, id, copies) =>
      mirror.read(async (store) =>
        editedCopy(copies) === undefined ? null : view(store, type)(id, copies),
      ),
    referrers: async (type, idOrSlug) => {
      const { id } = await mirror.read(async (store) => find(store, type, idOrSlug))
      return referrersOf(id, await referring(id))
    },
    remove: async (type, idOrSlug, { by, revision, door, deadline }) => {
      const { id, ...before } = await mirror.read(async (store) => find(store, type, idOrSlug))
      const current = editedCopy(before)
      if (current !== undefined) assertRevision(revision, current)
      const mutations = planRemoval(before)
      const transactionId = randomUUID()
      const write = { type, id, mutations, transactionId, by, door, before, after: {} }
      const end = await writer.write({ ...write, effect: 'removal' }, deadline)
      return { id, end }
    },
  }
}
