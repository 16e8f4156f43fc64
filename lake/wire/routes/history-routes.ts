import type { LakeDocument, StoredTransaction } from '#lake/documents/types.ts'

import { currentDataset, visibleTo } from '#lake/wire/access.ts'
import { check, flag, integer } from '#lake/wire/body.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import { WireError } from '#lake/wire/errors.ts'
import { ndjsonResponse } from '#lake/wire/ndjson.ts'
import { idList } from '#lake/wire/path-ids.ts'
import type { WireRoute } from '#lake/wire/router.ts'
import { documentId, transactionId } from '#lake/wire/schemas.ts'

function optional(context: WireContext, name: string): string | undefined {
  const value = context.url.searchParams.get(name)
  return value === null || value === '' ? undefined : value
}

function time(context: WireContext, name: string): string | undefined {
  const value = optional(context, name)
  if (value === undefined) return undefined
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw new WireError(400, `${name} is not a point in time`)
  return date.toISOString()
}

function revision(context: WireContext, name: string): string | undefined {
  const value = optional(context, name)
  return value === undefined ? undefined : check(transactionId, value)
}

async function documentsAt(context: WireContext): Promise<Response> {
  const dataset = await currentDataset(context, param(context, 'dataset'), context)
  const wanted = revision(context, 'revision')
  const at = time(context, 'time')
  const point =
    wanted !== undefined
      ? { revision: wanted }
      : at !== undefined
        ? { time: at }
        : ({ last: true } as const)
  const visible = visibleTo(context.caller)
  const documents: LakeDocument[] = []
  for (const id of idList(param(context, 'ids'))) {
    const document = await dataset.history.documentAt(id, point)
    if (document !== undefined && (visible?.(document) ?? true)) documents.push(document)
  }
  return Response.json({ documents })
}

async function transactions(context: WireContext): Promise<Response> {
  const dataset = await currentDataset(context, param(context, 'dataset'), context)
  const documentIds = idList(param(context, 'ids'))
  const from = revision(context, 'fromTransaction')
  const to = revision(context, 'toTransaction')
  const fromTime = time(context, 'fromTime')
  const toTime = time(context, 'toTime')
  const found = await dataset.history.transactions({
    documentIds,
    reverse: flag(context.url, 'reverse'),
    limit: integer(context.url, 'limit', { fallback: 100, min: 1, max: 1000 }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(fromTime === undefined ? {} : { fromTime }),
    ...(toTime === undefined ? {} : { toTime }),
  })
  const withEffects = optional(context, 'effectFormat') === 'mendoza'
  const withMutations =
    !flag(context.url, 'excludeMutations') && !flag(context.url, 'excludeContent')
  const asked = flag(context.url, 'includeIdentifiedDocumentsOnly')
    ? new Set(documentIds)
    : undefined
  return ndjsonResponse(
    found.map((stored) => transactionLine(stored, { withEffects, withMutations, asked })),
  )
}

function transactionLine(
  stored: StoredTransaction,
  options: {
    readonly withEffects: boolean
    readonly withMutations: boolean
    readonly asked: ReadonlySet<string> | undefined
  },
): Record<string, unknown> {
  const wanted = (id: string) => options.asked?.has(id) ?? true
  const effects = Object.entries(stored.effects).filter(([id]) => wanted(id))
  return {
    id: stored.id,
    timestamp: stored.timestamp,
    author: stored.author,
    documentIDs: stored.documentIds.filter(wanted),
    ...(options.withEffects ? { effects: Object.fromEntries(effects) } : {}),
    ...(options.withMutations ? { mutations: stored.mutations } : {}),
  }
}

/** Routes for documents at a revision or time, for transactions and for events of the history. */
export const historyRoutes: readonly WireRoute[] = [
  {
    method: 'GET',
    path: '/data/history/:dataset/documents/*ids',
    access: 'content.read',
    handle: documentsAt,
  },
  {
    method: 'GET',
    path: '/data/history/:dataset/transactions/*ids',
    access: 'content.read',
    handle: transactions,
  },
  {
    method: 'GET',
    path: '/data/history/:dataset/events/documents/:id',
    access: 'content.read',
    async handle(context) {
      const dataset = await currentDataset(context, param(context, 'dataset'), context)
      const id = check(documentId, param(context, 'id'))
      const cursor = optional(context, 'nextCursor')
      const { events, nextCursor } = await dataset.history.events(id, {
        limit: integer(context.url, 'limit', { fallback: 100, min: 1, max: 1000 }),
        ...(cursor === undefined ? {} : { cursor }),
      })
      return Response.json({ events: { [id]: events }, nextCursor })
    },
  },
]
