import type { ContentChanges } from './content-changes.ts'
import { ASK_MS, pictureCmsOf, queryOf, referringOf } from './lake/editing-reads.ts'
import type { Lifetime } from './lifetime.ts'
import { createImagesArea } from './files/images.ts'
import type { LakeArea } from './lake/lake.ts'
import type { Cms } from '../cms/cms.ts'
import { createEditingRoutes, type EditingRoutes } from '../content/editing/editing.routes.ts'
import type { EditingOptions, EditingService } from '../content/editing/editing-service.types.ts'
import { createEditingService } from '../content/editing/editing.service.ts'
import type { EditingTables } from '../content/editing/editing.tables.ts'
import type { ImageHost } from '../content/images/ports.ts'
import type { ArticleWrite } from '../content/editing/ports.ts'
import { createIdempotency } from '../content/editing/idempotency.ts'
import { createStaffRoutes } from '../content/editing/staff.routes.ts'
import { createEntryRoutes } from '../content/entries/entries.routes.ts'
import { createEntryService } from '../content/entries/entries.service.ts'
import { createArticleWriter } from '../content/outbox/article-writer.ts'
import { createOutboxRoutes } from '../content/outbox/outbox.routes.ts'
import { createOutboxStore, type OutboxStore } from '../content/outbox/outbox.store.ts'
import type { OutboxTables } from '../content/outbox/outbox.tables.ts'
import type { OutboxWriter, WritableLake } from '../content/outbox/writer-ports.ts'
import { createSlugClaims } from '../content/editing/slug-claims.ts'
import { createRunActs } from '../content/runs/run-acts.ts'
import { createRunRoutes } from '../content/runs/run.routes.ts'
import { createRuns, type Runs } from '../content/runs/run.service.ts'
import { createRunStore } from '../content/runs/run.store.ts'
import type { RunTables } from '../content/runs/run.tables.ts'
import { createSitePageRoutes } from '../content/site-pages/site-pages.routes.ts'
import { createSitePages } from '../content/site-pages/site-pages.service.ts'
import { createSelections } from '../selections/selections.ts'
import type { SelectionTables } from '../selections/selections.tables.ts'
import { createPublicationActs } from '../content/publication-acts.ts'
import { createLandingSchedule } from '../content/schedule/landing-schedule.ts'
import { createPageSchedule, type ScheduledLake } from '../content/schedule/page-schedule.ts'
import { createScheduler, type Scheduler } from '../content/schedule/scheduler.ts'
import { createTrashRoutes } from '../content/trash/trash.routes.ts'
import type { RecorderOptions } from '../content/trash/trash-service.types.ts'
import { createTrashRecorder, type TrashRecorder } from '../content/trash/trash-recorder.ts'
import { createTrash, type Trash } from '../content/trash/trash.service.ts'
import { createTrashStore, type TrashStore } from '../content/trash/trash.store.ts'
import type { TrashTables } from '../content/trash/trash.tables.ts'
import type { Deps } from './deps.ts'
import { HttpError } from '../http/http-error.ts'
import type { Route } from '../http/route.ts'
import { openLocks } from './locks.ts'
import type { Mirror } from '../mirror/types.ts'
import { foldText } from '../mirror/mirrored-document.ts'

/** Edits by staff, and the outbox of writes to the CMS. */
export interface EditingArea extends Omit<EditingRoutes, 'routes'> {
  readonly routes: readonly Route[]
  readonly service: EditingService
  readonly writer: OutboxWriter
  readonly outbox: OutboxStore
  readonly trash: Trash
  readonly scheduler: Scheduler
  readonly runs: Pick<Runs, 'close'>
}

/** Records of deleted articles. They are created before the mirror and the writer, which report deletions to the recorder. */
export interface TrashRecords {
  readonly store: TrashStore
  readonly recorder: TrashRecorder
}

/** Opens the records of deleted articles. */
export function openTrashRecords(
  { database }: Pick<Deps, 'database'>,
  changes: ContentChanges,
  naming: Omit<RecorderOptions, 'store' | 'onChange'>,
): TrashRecords {
  const store = createTrashStore(database.kysely.withTables<TrashTables>())
  const onChange = (id: string) => void changes.emit('trash', id)
  return { store, recorder: createTrashRecorder({ ...naming, store, onChange }) }
}

/**
 * Timeout of a write to the lake, in milliseconds. After a timeout it is unknown if the lake has made the write, so the outbox sends it
 * again.
 */
const WRITE_MS = 8_000

/** Creates the interface to the lake that the writer of articles needs. */
function createWritableLake(
  { client, feed }: Pick<LakeArea, 'client' | 'feed'>,
  cms: EditingSources['cms'],
  onWrite: (write: Pick<ArticleWrite, 'transactionId' | 'by'>) => void,
): WritableLake {
  return {
    write: async ({ mutations, transactionId, by }) => {
      onWrite({ transactionId, by })
      try {
        await client.mutate(
          { mutations, transactionId, by },
          { signal: AbortSignal.timeout(WRITE_MS) },
        )
      } catch (error) {
        // If the CMS check fails as well, it opens the circuit breaker. Then the next write is queued at once and does not wait for a
        // timeout.
        if (!(error instanceof HttpError) || error.status === 503) void cms.check()
        throw error
      }
    },
    documents: feed.documents,
    isUp: () => cms.state === 'up',
  }
}

/** Creates the interface to the lake that the schedule of pages needs. */
const createScheduledLake = (client: LakeArea['client']): ScheduledLake => ({
  query: async (query, params) => {
    const signal = AbortSignal.timeout(ASK_MS)
    return (await client.query(query, params, { signal, perspective: 'raw' })).result
  },
  write: (write) => client.mutate(write, { signal: AbortSignal.timeout(WRITE_MS) }),
})

/** Dependencies of {@link createEditingArea}. */
interface EditingSources
  extends
    Omit<RecorderOptions, 'store' | 'onChange'>,
    Pick<EditingOptions, 'leads' | 'redirectTarget'> {
  readonly lifetime: Lifetime
  readonly changes: ContentChanges
  readonly mirror: Mirror
  readonly trashRecords: TrashRecords
  readonly cms: Pick<Cms, 'state' | 'check'>
  readonly imageHost: ImageHost
  /** Paths of missing pages that the navigation contains as links. */
  readonly missingLinks: () => ReadonlySet<string>
}

/** Sends the queued writes of processes that have ended. Only the process on duty does this. */
function takeOverOutbox(
  { membership }: NonNullable<Deps['others']>,
  cms: EditingSources['cms'],
  outbox: Pick<OutboxStore, 'oldestAt'>,
  writer: Pick<OutboxWriter, 'flush'>,
) {
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    if (!membership.isOnDuty() || cms.state !== 'up') return
    // An error is ignored, because the next run reads the outbox again.
    const oldest = await outbox.oldestAt().catch(() => undefined)
    if (oldest !== undefined) await writer.flush()
  }
  return {
    name: 'outbox of ended processes',
    start: () => {
      timer = setInterval(() => void look(), RETRIED_EVERY)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

/**
 * Pause between two runs of the schedule and between two checks of the outbox if several processes share the database, in milliseconds. It
 * is so short that another process takes over the work of an ended process within ten seconds.
 */
const RETRIED_EVERY = 2_000

/** Adds the schedules of articles and pages. If there are several processes, only the one on duty runs them. */
function addSchedules(
  { client }: Pick<LakeArea, 'client'>,
  { log, others }: Pick<Deps, 'log' | 'others'>,
  {
    lifetime,
    mirror,
    service,
    writer,
  }: Pick<EditingSources, 'lifetime' | 'mirror'> & Pick<EditingArea, 'service' | 'writer'>,
): Scheduler {
  const isOnDuty = others?.membership.isOnDuty
  const landing = createLandingSchedule(writer)
  const everyMs = others && RETRIED_EVERY
  const scheduler = createScheduler({ mirror, service, landing, log, isOnDuty, everyMs })
  lifetime.add({ name: 'schedule', start: scheduler.start, stop: scheduler.stop })
  const pageSchedule = createPageSchedule({ lake: createScheduledLake(client), log, isOnDuty })
  lifetime.add({ name: 'schedule of pages', start: pageSchedule.start, stop: pageSchedule.stop })
  return scheduler
}

/** Composes the routes with which staff edit blogs and case studies. */
export function createEditingArea(
  lake: Pick<LakeArea, 'client' | 'feed'>,
  { database, log, tracer, others }: Pick<Deps, 'database' | 'log' | 'tracer' | 'others'>,
  sources: EditingSources,
): EditingArea {
  const { lifetime, changes, mirror, trashRecords, cms, acts, leads, redirectTarget, imageHost } =
    sources
  const outbox = createOutboxStore(database.kysely.withTables<OutboxTables>())
  const locks = openLocks({ database, log, others })
  const claimSlugs = createSlugClaims(locks.reserve)
  const publications = createPublicationActs(sources)
  changes.on('publications', (made) => void publications.note(made))
  const writer = createArticleWriter({
    lake: createWritableLake(lake, cms, publications.expect),
    mirror,
    store: outbox,
    removals: trashRecords.recorder.removals,
    // Only one process uses an SQLite file, so the default mutex of the writer, which works within a process, is sufficient.
    serialize:
      database.engine === 'sqlite'
        ? undefined
        : async (id, work) => locks.exclusive(`article ${id}`, work),
    log,
    tracer,
  })
  // Queued writes are applied before the mirror starts. Otherwise the mirror would show content that staff have unpublished.
  lifetime.add({ name: 'queued writes', start: writer.start })
  lifetime.add({ name: 'mirror', start: mirror.start, stop: mirror.stop })
  // Does not await the first flush, so that the start does not depend on the lake.
  lifetime.add({ name: 'outbox', start: () => void writer.flush(), stop: writer.stop })
  if (others !== undefined) lifetime.add(takeOverOutbox(others, cms, outbox, writer))
  const trash = createTrash({
    store: trashRecords.store,
    onChange: (id) => void changes.emit('trash', id),
    acts,
    onPictureGone: async ({ public_id: publicId }) => {
      if (typeof publicId === 'string') await imageHost.destroy(publicId)
    },
    mirror,
    writer,
    claimSlugs,
    exclusive: locks.exclusive,
    log,
  })
  const service = createEditingService({
    mirror,
    writer,
    claimSlugs,
    leads,
    redirectTarget,
    referring: referringOf(lake.client),
    acts,
  })
  const idempotency = createIdempotency({
    db: database.kysely.withTables<EditingTables>(),
    exclusive: locks.exclusive,
  })
  const { routes, list, get } = createEditingRoutes({ service, idempotency, foldText })
  const entries = createEntryService({
    mirror,
    writer,
    outbox,
    claimSlugs,
    referring: referringOf(lake.client),
    leads,
    foldText,
    acts,
  })
  const images = createImagesArea(mirror, {
    acts,
    writer,
    outbox,
    trash,
    host: imageHost,
    cms: pictureCmsOf(lake.client, mirror),
  })
  const runs = createRuns({
    store: createRunStore(database.kysely.withTables<RunTables>(), Date.now),
    acts: createRunActs({ service, trash }),
    log,
    now: Date.now,
  })
  lifetime.add({ name: 'runs', stop: runs.close })
  const scheduler = addSchedules(lake, { log, others }, { lifetime, mirror, service, writer })
  lifetime.add({ name: 'trash', start: trash.start, stop: trash.stop })
  changes.on('written', () => {
    scheduler.changed()
    images.catalogue.changed()
  })
  return {
    runs,
    service,
    list,
    get,
    routes: [
      ...routes,
      ...images.routes,
      ...createEntryRoutes({ service: entries, idempotency, foldText }),
      ...createStaffRoutes({ mirror, service, outbox, leads, cmsState: () => cms.state }),
      ...createOutboxRoutes({ store: outbox, writer, service, acts }),
      ...createTrashRoutes(trash),
      ...createSitePageRoutes(createSitePages(queryOf(lake.client), sources.missingLinks)),
      ...createRunRoutes({
        runs,
        service,
        selections: createSelections(database.kysely.withTables<SelectionTables>()),
        foldText,
        now: Date.now,
      }),
    ],
    writer,
    outbox,
    trash,
    scheduler,
  }
}
