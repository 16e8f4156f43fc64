import { draftIdOf, layerOf, publishedIdOf } from './ids.ts'
import type {
  Effects,
  HistoryEvent,
  LakeDocument,
  StoredTransaction,
  TransactionFilter,
} from './types.ts'

type What = 'created' | 'updated' | 'deleted' | 'untouched'

export interface EventPorts {
  readonly transactions: (filter: TransactionFilter) => readonly StoredTransaction[]
  readonly documentAt: (id: string, sequence: number) => LakeDocument | undefined
}

/**
 * The timeline of a document as the Studio shows it. For a published id: when it was published, taken back, removed or
 * edited live. For a draft or version id: when that copy was made, published or thrown away. Edits of drafts are not
 * told here; the Studio reads them from the transactions.
 */
export function createEvents({ transactions, documentAt }: EventPorts) {
  return function events(
    documentId: string,
    { limit, cursor }: { readonly limit: number; readonly cursor?: string },
  ): { events: HistoryEvent[]; nextCursor: string } {
    const publishedId = publishedIdOf(documentId)
    const versionId = layerOf(documentId) === 'published' ? draftIdOf(publishedId) : documentId
    const asked = documentId === publishedId ? 'published' : 'version'
    const before = cursor === undefined || cursor === '' ? Number.POSITIVE_INFINITY : Number(cursor)
    const found: HistoryEvent[] = []
    let last = 0
    for (const transaction of transactions({
      documentIds: [publishedId, versionId],
      reverse: true,
    })) {
      if (transaction.sequence >= before) continue
      const event = eventOf(transaction, publishedId, versionId, asked)
      if (event === undefined) continue
      if (found.length === limit) return { events: found, nextCursor: String(last) }
      found.push(event)
      last = transaction.sequence
    }
    return { events: found, nextCursor: '' }
  }

  function eventOf(
    transaction: StoredTransaction,
    publishedId: string,
    versionId: string,
    asked: 'published' | 'version',
  ): HistoryEvent | undefined {
    const { id, timestamp, author, sequence, effects } = transaction
    const published = whatOf(effects[publishedId])
    const version = whatOf(effects[versionId])
    const common = { timestamp, author, documentId: publishedId }
    const release = releaseOf(versionId)
    const previousVersionRev = (): string => documentAt(versionId, sequence - 1)?._rev ?? id

    if ((published === 'created' || published === 'updated') && version === 'deleted') {
      return {
        type: 'publishDocumentVersion',
        ...common,
        ...release,
        revisionId: id,
        versionId,
        versionRevisionId: previousVersionRev(),
        publishCause: 'document.publish',
        cause: { type: 'document.publish' },
      }
    }
    if (published === 'deleted') {
      const draft = documentAt(versionId, sequence)
      if (draft === undefined) return { type: 'deleteDocumentGroup', ...common }
      return { type: 'unpublishDocument', ...common, versionId, versionRevisionId: draft._rev }
    }
    if (asked === 'published') {
      if (published === 'created') return { type: 'createLiveDocument', ...common, revisionId: id }
      if (published === 'updated') return { type: 'updateLiveDocument', ...common, revisionId: id }
      return undefined
    }
    if (version === 'created') {
      return {
        type: 'createDocumentVersion',
        ...common,
        ...release,
        versionId,
        versionRevisionId: id,
      }
    }
    if (version === 'deleted') {
      return {
        type: 'deleteDocumentVersion',
        ...common,
        ...release,
        versionId,
        versionRevisionId: previousVersionRev(),
      }
    }
    return undefined
  }
}

function whatOf(effects: Effects | undefined): What {
  if (effects === undefined) return 'untouched'
  if (isRemoval(effects.apply)) return 'deleted'
  return isRemoval(effects.revert) ? 'created' : 'updated'
}

function isRemoval(patch: readonly unknown[]): boolean {
  return patch[0] === 0 && patch[1] === null
}

function releaseOf(versionId: string): { releaseId?: string } {
  const layer = layerOf(versionId)
  return layer === undefined || layer === 'drafts' || layer === 'published'
    ? {}
    : { releaseId: layer }
}
