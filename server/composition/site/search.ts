import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AssistantArea } from './assistant.ts'
import type { ContentArea } from '../content.ts'
import type { ContentChanges } from '../content-changes.ts'
import type { Config } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import type { Deps } from '../deps.ts'
import type { Lifetime } from '../lifetime.ts'
import { keepPrivate } from '#lake/common/private-file.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  createSearchIndex,
  type RunningSearchIndex,
  type SearchIndexOptions,
} from '#server/search/search-index.ts'
import { createVisitorSearch, type VisitorSearch } from '#server/search/results/visitor-search.ts'
import type { CountConversion } from '#server/visits/measurement-counters.ts'
import { paths } from '#shared/paths/paths.ts'
import { stillOpen } from '#shared/content/job-opening.ts'
import { PUBLIC_STATUS, STATUS_TYPES } from '#shared/content/status.ts'

const types: ReadonlySet<string> = new Set(STATUS_TYPES)

/** True if the attributes of a document (status and times) make it public now. */
function isShown(document: LakeDocument, now: number): boolean {
  const { _id, _type, status, closesAt } = document
  if (!types.has(_type) || status !== PUBLIC_STATUS || _id.includes('.')) return false
  const closes = typeof closesAt === 'string' ? closesAt : null
  return stillOpen([{ closes_at: closes }], now).length > 0
}

/** Composes the search index of published content. Changes in the mirror update the index. */
export function createSearchArea(
  config: Pick<Config, 'dataDir'>,
  { log }: Pick<Deps, 'log'>,
  {
    mirror,
    deliveredPages,
    contactEmail,
  }: Pick<ContentArea, 'mirror' | 'deliveredPages'> & Partial<Pick<ContentArea, 'contactEmail'>>,
  { changes, lifetime }: { readonly changes: ContentChanges; readonly lifetime: Lifetime },
  times: Pick<SearchIndexOptions, 'idleMs' | 'patienceMs'> = {},
): RunningSearchIndex {
  const directory = join(config.dataDir, dataFolders.search)
  const path = join(directory, 'index.sqlite')
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    keepPrivate(path)
  } catch {
    // If the index file cannot be created, the index is in memory.
  }
  const index = createSearchIndex({
    path,
    source: {
      pages: deliveredPages,
      revisions: () => mirror.readPublic((store) => store.publishedRevisions(STATUS_TYPES)),
      documents: async (ids) => {
        const documents = await mirror.readPublic((store) => store.documents(ids))
        const now = Date.now()
        return documents.filter((document) => isShown(document, now))
      },
    },
    ...(contactEmail && { contactEmail }),
    ...times,
    onError: (error) => log.warn('database', 'The search index could not be used', { error }),
  })
  changes.on('public', ({ ids }) => index.changed(ids))
  lifetime.add({ name: 'search index', stop: index.close })
  return index
}

/** Composes the search for visitors. Searches without a result are recorded for staff. */
export const visitorSearchOf = (
  { rateLimit }: Pick<Config, 'rateLimit'>,
  { log }: Pick<Deps, 'log'>,
  { pages }: Pick<RunningSearchIndex, 'pages'>,
  { note, count }: Pick<AssistantArea, 'note'> & { readonly count: CountConversion },
): VisitorSearch =>
  createVisitorSearch({
    pages,
    onNothing: (text, { isBot = false }) => {
      note(text, 'nothing_found')
      if (!isBot) count('nothing_found', paths.search())
    },
    log,
    limits: rateLimit,
  })
