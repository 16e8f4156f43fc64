import { draftIdOf, layerOf, publishedIdOf } from '#lake/documents/ids.ts'
import type { DatasetLog } from '#lake/store/store.ts'
import type { TimelineRow } from '#lake/store/stored-transaction.ts'
import type { HistoryEvent } from '#lake/documents/types.ts'

/** Number of rows read from the log at a time. */
const PAGE = 500

interface Step {
  readonly id: string
  readonly sequence: number
  readonly timestamp: string
  readonly author: string
  /** Effect of the transaction on the published document, and on the draft or version. */
  published?: string
  version?: string
  previousVersionRev?: string
}

/**
 * Returns the timeline of a document in the format of the Studio. For a published id it lists when the document was published, unpublished,
 * deleted or edited live. For the id of a draft or version it lists when that draft or version was created, published or discarded. Edits
 * of drafts are left out, because the Studio reads them from the transactions.
 */
export function createEvents(log: Pick<DatasetLog, 'timeline' | 'revisionAt'>) {
  return async function events(
    documentId: string,
    { limit, cursor }: { readonly limit: number; readonly cursor?: string },
  ): Promise<{ events: HistoryEvent[]; nextCursor: string }> {
    const publishedId = publishedIdOf(documentId)
    const versionId = documentId === publishedId ? draftIdOf(publishedId) : documentId
    const given = Number(cursor === '' ? undefined : cursor)
    let before = Number.isSafeInteger(given) ? given : Number.MAX_SAFE_INTEGER
    const found: HistoryEvent[] = []
    let last = 0
    for (;;) {
      const rows = await log.timeline({ publishedId, versionId }, before, PAGE)
      for (const step of stepsOf(completeSteps(rows), publishedId)) {
        before = step.sequence
        const event = await eventOf(step, publishedId, versionId, documentId === publishedId)
        if (event === undefined) continue
        if (found.length >= limit) return { events: found, nextCursor: String(last) }
        found.push(event)
        last = step.sequence
      }
      if (rows.length < PAGE) return { events: found, nextCursor: '' }
    }
  }

  async function eventOf(
    step: Step,
    publishedId: string,
    versionId: string,
    askedForPublished: boolean,
  ): Promise<HistoryEvent | undefined> {
    const { id, timestamp, author, published, version, previousVersionRev = id } = step
    const common = { timestamp, author, documentId: publishedId }
    const release = releaseOf(versionId)
    if (published !== undefined && published !== 'delete' && version === 'delete') {
      return {
        type: 'publishDocumentVersion',
        ...common,
        ...release,
        revisionId: id,
        versionId,
        versionRevisionId: previousVersionRev,
        publishCause: 'document.publish',
        cause: { type: 'document.publish' },
      }
    }
    if (published === 'delete') {
      const versionRevisionId = await log.revisionAt(versionId, step.sequence)
      return versionRevisionId === undefined
        ? { type: 'deleteDocumentGroup', ...common }
        : { type: 'unpublishDocument', ...common, versionId, versionRevisionId }
    }
    if (askedForPublished) {
      if (published === undefined) return undefined
      const type = published === 'create' ? 'createLiveDocument' : 'updateLiveDocument'
      return { type, ...common, revisionId: id }
    }
    if (version === undefined) return undefined
    const own = { ...common, ...release, versionId }
    return version === 'create'
      ? { type: 'createDocumentVersion', ...own, versionRevisionId: id }
      : { type: 'deleteDocumentVersion', ...own, versionRevisionId: previousVersionRev }
  }
}

/** Drops the rows of the last transaction if the page is full, because the next page may contain more rows of that transaction. */
function completeSteps(rows: readonly TimelineRow[]): readonly TimelineRow[] {
  const last = rows.length < PAGE ? undefined : rows.at(-1)?.sequence
  return last === undefined ? rows : rows.filter(({ sequence }) => sequence !== last)
}

/** Merges the rows of one transaction, for the published document and for its draft or version, into one step. */
function* stepsOf(rows: readonly TimelineRow[], publishedId: string): Generator<Step> {
  let step: Step | undefined
  for (const { id, sequence, timestamp, author, documentId, kind, previousRev } of rows) {
    if (step?.sequence !== sequence) {
      if (step !== undefined) yield step
      step = { id, sequence, timestamp, author }
    }
    if (documentId === publishedId) {
      step.published = kind
    } else {
      step.version = kind
      if (previousRev !== undefined) step.previousVersionRev = previousRev
    }
  }
  if (step !== undefined) yield step
}

function releaseOf(versionId: string): { releaseId?: string } {
  const layer = layerOf(versionId)
  return layer === undefined || layer === 'drafts' || layer === 'published'
    ? {}
    : { releaseId: layer }
}
