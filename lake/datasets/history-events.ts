import type { Database } from 'better-sqlite3'
import { draftIdOf, layerOf, publishedIdOf } from '#lake/documents/ids.ts'
import { isRecord } from '#lake/access/guards.ts'
import type { HistoryEvent } from '#lake/documents/types.ts'

export interface EventPorts {
  readonly datasetName: string
  readonly database: Database
  readonly revisionAt: (id: string, sequence: number) => string | undefined
}

interface Step {
  readonly id: string
  readonly sequence: number
  readonly timestamp: string
  readonly author: string
  /** Effect of the transaction on the published document and on the version. */
  published?: string
  version?: string
  previousVersionRev?: string
}

/**
 * Timeline of a document in the format of the Studio. For a published id: when it was published, unpublished, deleted or edited live. For a
 * draft or version id: when the draft or version was created, published or discarded. Edits of drafts are not included; the Studio reads
 * them from the transactions.
 */
export function createEvents({ datasetName, database, revisionAt }: EventPorts) {
  const steps = database.prepare(
    `SELECT transactions.id, sequence, timestamp, author, document_id, kind, previous_rev
     FROM changes JOIN transactions USING (dataset, sequence)
     WHERE dataset = @dataset AND document_id IN (@publishedId, @versionId) AND sequence < @before
       AND (document_id = @publishedId OR kind <> 'update')
     ORDER BY sequence DESC`,
  )

  return function events(
    documentId: string,
    { limit, cursor }: { readonly limit: number; readonly cursor?: string },
  ): { events: HistoryEvent[]; nextCursor: string } {
    const publishedId = publishedIdOf(documentId)
    const versionId = documentId === publishedId ? draftIdOf(publishedId) : documentId
    const before = Number(cursor === '' ? undefined : cursor)
    const rows = steps.iterate({
      dataset: datasetName,
      publishedId,
      versionId,
      before: Number.isSafeInteger(before) ? before : Number.MAX_SAFE_INTEGER,
    })
    const found: HistoryEvent[] = []
    let last = 0
    for (const step of stepsOf(rows, publishedId)) {
      const event = eventOf(step, publishedId, versionId, documentId === publishedId)
      if (event === undefined) continue
      if (found.length >= limit) return { events: found, nextCursor: String(last) }
      found.push(event)
      last = step.sequence
    }
    return { events: found, nextCursor: '' }
  }

  function eventOf(
    step: Step,
    publishedId: string,
    versionId: string,
    askedForPublished: boolean,
  ): HistoryEvent | undefined {
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
      const versionRevisionId = revisionAt(versionId, step.sequence)
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

/** Merges the changes of one transaction to the published document and to the version into one step. */
function* stepsOf(rows: Iterable<unknown>, publishedId: string): Generator<Step> {
  let step: Step | undefined
  for (const row of rows) {
    if (!isRecord(row)) continue
    const sequence = Number(row['sequence'])
    if (step?.sequence !== sequence) {
      if (step !== undefined) yield step
      step = {
        id: String(row['id']),
        sequence,
        timestamp: String(row['timestamp']),
        author: String(row['author']),
      }
    }
    const kind = String(row['kind'])
    if (row['document_id'] === publishedId) {
      step.published = kind
    } else {
      step.version = kind
      if (typeof row['previous_rev'] === 'string') step.previousVersionRev = row['previous_rev']
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
