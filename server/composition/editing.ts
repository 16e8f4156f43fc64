import * as z from 'zod'
import { createImagesArea, type ImagesArea } from './images.ts'
import type { LakeArea } from './lake/lake.ts'
import type { Cms } from '../cms/cms.ts'
import { CmsUnavailable } from '../cms/cms-error.ts'
import { createEditingRoutes, type EditingRoutes } from '../content/editing/editing.routes.ts'
import type { EditingOptions } from '../content/editing/editing-service.types.ts'
import { storedDocument } from '../content/stored-document.ts'
import { createEditingService } from '../content/editing/editing.service.ts'
import type { EditingTables } from '../content/editing/editing.tables.ts'
import type { ImageHost } from '../content/images/ports.ts'
import { createIdempotency } from '../content/editing/idempotency.ts'
import { createStaffRoutes } from '../content/editing/staff.routes.ts'
import { createArticleWriter } from '../content/outbox/article-writer.ts'
import { createOutboxRoutes } from '../content/outbox/outbox.routes.ts'
import { createOutboxStore, type OutboxStore } from '../content/outbox/outbox.store.ts'
import type { OutboxTables } from '../content/outbox/outbox.tables.ts'
import type { OutboxWriter } from '../content/outbox/writer-ports.ts'
import { createSlugClaims } from '../content/editing/slug-claims.ts'
import { createRunActs } from '../content/runs/run-acts.ts'
import { createRunRoutes } from '../content/runs/run.routes.ts'
import { createRuns, type Runs } from '../content/runs/run.service.ts'
import { createRunStore } from '../content/runs/run.store.ts'
import type { RunTables } from '../content/runs/run.tables.ts'
import { createSelections } from '../selections/selections.ts'
import type { SelectionTables } from '../selections/selections.tables.ts'
import { createPublicationActs, type PublicationActs } from '../content/publication-acts.ts'
import { createScheduler, type Scheduler } from '../content/schedule/scheduler.ts'
import { createTrashRoutes } from '../content/trash/trash.routes.ts'
import type { TrashOptions } from '../content/trash/trash-service.types.ts'
import { createTrash, type Trash } from '../content/trash/trash.service.ts'
import { createTrashStore } from '../content/trash/trash.store.ts'
import type { TrashTables } from '../content/trash/trash.tables.ts'
import type { Deps } from './deps.ts'
import { HttpError } from '../http/http-error.ts'
import type { Route } from '../http/route.ts'
import type { Mutation } from '#lake/documents/types.ts'
import { createLocks } from '../locks/locks.ts'
import type { LockTables } from '../locks/locks.tables.ts'
import type { Mirror } from '../mirror/types.ts'
import { REDIRECT_TYPE } from '#shared/content/document-types.ts'
import { foldText } from '../mirror/mirrored-document.ts'

/** Edits by staff, and the outbox of writes to the CMS. */
export interface EditingArea extends Omit<EditingRoutes, 'routes'> {
  readonly routes: readonly Route[]
  readonly writer: OutboxWriter
  readonly outbox: OutboxStore
  /** Trash of deleted articles. The caller must pass it the deletions that the mirror reports. */
  readonly trash: Trash
  /** Log of publications. The caller must pass it the publications that the mirror reports. */
  readonly publications: Pick<PublicationActs, 'note'>
  readonly scheduler: Scheduler
  /** Bulk actions on articles. Close them before the writer stops. */
  readonly runs: Pick<Runs, 'close'>
  /** Pictures. The caller must pass their catalogue the changes that the mirror reports. */
  readonly images: ImagesArea
}

/** Timeout of a write to the lake, in milliseconds. The lake may have made a write that timed out; the outbox sends it again. */
const WRITE_MS = 8_000

/** Timeout of a picture upload, in milliseconds; the same as in the browser. */
const UPLOAD_MS = 30_000

/** Timeout of a lake query during a user's request, in milliseconds. */
const ASK_MS = 8_000

/** Maximum number of documents that are read to find the references to an article. */
const MOST_REFERRING = 200

/** Ids of the redirects that a write of an article creates or deletes. */
const redirectsIn = (mutations: readonly Mutation[]): readonly string[] =>
  mutations.flatMap((mutation) => {
    if ('create' in mutation && mutation.create._type === REDIRECT_TYPE) {
      return typeof mutation.create._id === 'string' ? [mutation.create._id] : []
    }
    const gone = 'delete' in mutation && 'id' in mutation.delete ? mutation.delete.id : undefined
    return typeof gone === 'string' ? [gone] : []
  })

/** Composes the routes with which staff edit blogs and case studies. */
export function createEditingArea(
  { client, feed }: Pick<LakeArea, 'client' | 'feed'>,
  { database, log }: Pick<Deps, 'database' | 'log'>,
  mirror: Mirror,
  cms: Pick<Cms, 'state' | 'check'>,
  surroundings: Pick<TrashOptions, 'nameOf' | 'foreignDoor' | 'acts'> &
    Pick<EditingOptions, 'leads' | 'redirectTarget'> & { readonly imageHost: ImageHost },
): EditingArea {
  /** Updates redirects in the mirror before a write is acknowledged. If that fails, the mirror's listener updates them later. */
  const noteRedirects = async (article: string, mutations: readonly Mutation[]) => {
    const ids = redirectsIn(mutations).filter((id) => id !== article && !id.includes('.'))
    if (ids.length === 0) return
    try {
      const found = new Map((await feed.documents(ids)).map((each) => [each._id, each]))
      await mirror.note(ids.map((id) => ({ id, after: found.get(id) })))
    } catch (error) {
      log.warn('database', 'A redirect could not be read back yet', { error })
    }
  }
  const outbox = createOutboxStore(database.kysely.withTables<OutboxTables>())
  const locks = createLocks({ db: database.kysely.withTables<LockTables>(), log })
  const claimSlugs = createSlugClaims(locks.reserve)
  const { leads, redirectTarget, imageHost, ...naming } = surroundings
  const { acts } = naming
  const publications = createPublicationActs(naming)
  const trash = createTrash({
    ...naming,
    onPictureGone: async ({ public_id: publicId }) => {
      if (typeof publicId === 'string') await imageHost.destroy(publicId)
    },
    store: createTrashStore(database.kysely.withTables<TrashTables>()),
    mirror,
    writer: () => writer,
    claimSlugs,
    exclusive: locks.exclusive,
    log,
  })
  const writer: OutboxWriter = createArticleWriter({
    lake: {
      write: async ({ id, mutations, transactionId, by }) => {
        publications.expect({ transactionId, by })
        try {
          await client.mutate(
            { mutations, transactionId, by },
            { signal: AbortSignal.timeout(WRITE_MS) },
          )
        } catch (error) {
          // A failed check opens the circuit breaker, so that the next write is queued at once rather than after a timeout.
          if (!(error instanceof HttpError) || error.status === 503) void cms.check()
          throw error
        }
        await noteRedirects(id, mutations)
      },
      documents: feed.documents,
      isUp: () => cms.state === 'up',
    },
    mirror,
    store: outbox,
    removals: trash.removals,
    // An SQLite file is used by only one process, so the writer's default lock within the process is enough.
    serialize:
      database.engine === 'sqlite'
        ? undefined
        : async (id, work) => locks.exclusive(`article ${id}`, work),
    log,
  })
  const referring = async (id: string) => {
    try {
      // GROQ's `references` also finds drafts, versions and document types that the mirror does not store.
      const { result } = await client.query(
        `*[references($id)][0...${MOST_REFERRING}]`,
        { id },
        { signal: AbortSignal.timeout(ASK_MS), perspective: 'raw' },
      )
      return z.array(storedDocument).parse(result)
    } catch (error) {
      throw error instanceof HttpError ? error : new CmsUnavailable('no answer', error)
    }
  }
  const service = createEditingService({
    mirror,
    writer,
    claimSlugs,
    leads,
    redirectTarget,
    referring,
    acts,
  })
  const { routes, list, get } = createEditingRoutes({
    service,
    idempotency: createIdempotency({
      db: database.kysely.withTables<EditingTables>(),
      exclusive: locks.exclusive,
    }),
    foldText,
  })
  const images = createImagesArea(mirror, {
    acts,
    writer,
    outbox,
    trash,
    host: imageHost,
    cms: {
      upload: async (picture) => {
        mirror.assertRoom()
        const signal = AbortSignal.timeout(UPLOAD_MS)
        const document = await client.uploadImage(picture, { signal }).catch((error: unknown) => {
          throw error instanceof HttpError ? error : new CmsUnavailable('no answer', error)
        })
        await mirror.note([{ id: document._id, after: document }])
        return document
      },
    },
  })
  const runs = createRuns({
    store: createRunStore(database.kysely.withTables<RunTables>(), Date.now),
    acts: createRunActs({ service, trash }),
    log,
    now: Date.now,
  })
  return {
    runs,
    list,
    get,
    images,
    routes: [
      ...routes,
      ...images.routes,
      ...createStaffRoutes({ mirror, service, outbox, leads, cmsState: () => cms.state }),
      ...createOutboxRoutes({ store: outbox, writer, service, acts }),
      ...createTrashRoutes(trash),
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
    publications,
    scheduler: createScheduler({ mirror, service, log }),
  }
}
