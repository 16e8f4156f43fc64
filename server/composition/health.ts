import type { Config } from '../config/config.ts'

/**
 * State of a dependency. `degraded`: the dependency is unavailable or late, but the site works with a fallback. `down`: it is unavailable
 * and there is no fallback.
 */
export interface DependencyState {
  readonly state: 'ok' | 'degraded' | 'down'
  readonly detail?: string
}

/** Functions that read the state of each dependency for /readyz. */
export interface HealthPorts {
  readonly mode: Config['mode']
  readonly checkDatabase: () => Promise<void>
  readonly cmsState: () => 'up' | 'down'
  /** Sends a request to the CMS and updates `cmsState`. Before the first request of a process this state is `up`. Never rejects. */
  readonly checkCms: () => Promise<void>
  /** False if the embedded lake cannot confirm that it has all commits of other processes. */
  readonly isLakeCurrent: () => boolean
  readonly mirror: () => {
    readonly filled: boolean
    readonly current: boolean
    readonly isFull: boolean
  }
  readonly outbox: () => Promise<{ readonly waiting: number; readonly conflicts: number }>
  readonly mail: () => Promise<{
    readonly mail: 'on' | 'off'
    readonly waiting: number
    readonly failed: number
    readonly oldest_seconds: number | null
  }>
  /** False if the last request to the object storage failed. Absent if originals are in the data folder. */
  readonly isStorageAvailable?: (() => boolean) | undefined
  /** Number and size of the files in the embedded image host; undefined if an external service stores the pictures. */
  readonly media: () => Promise<
    { readonly images: number; readonly bytes: number; readonly missing: number } | undefined
  >
}

/** Age in seconds above which a queued message indicates a fault. */
const LONG_WAIT_SECONDS = 15 * 60

/** State of outgoing emails. Waiting emails count as a fault only after {@link LONG_WAIT_SECONDS}. */
async function mailState(counts: HealthPorts['mail']): Promise<DependencyState> {
  const found = await counts().catch(() => undefined)
  if (found === undefined) return { state: 'down', detail: 'what waits cannot be counted' }
  const { mail, waiting, failed, oldest_seconds: oldest } = found
  if (failed > 0 || (oldest ?? 0) > LONG_WAIT_SECONDS) {
    return { state: 'degraded', detail: `${waiting} messages wait, ${failed} could not be sent` }
  }
  return mail === 'on' ? { state: 'ok' } : { state: 'ok', detail: 'no mail server is set' }
}

async function outboxState(counts: HealthPorts['outbox']): Promise<DependencyState> {
  const found = await counts().catch(() => undefined)
  if (found === undefined) return { state: 'down', detail: 'what waits cannot be counted' }
  const { waiting, conflicts } = found
  if (waiting + conflicts === 0) return { state: 'ok' }
  const detail = `${waiting} changes wait for the CMS, ${conflicts} wait for a decision`
  return { state: 'degraded', detail }
}

/** State of the pictures in the library. */
async function mediaState(look: HealthPorts['media']): Promise<DependencyState> {
  try {
    const found = await look()
    if (found === undefined) return { state: 'ok', detail: 'a service keeps the pictures' }
    if (found.missing === 0) return { state: 'ok' }
    return { state: 'degraded', detail: `the files of ${found.missing} pictures are missing` }
  } catch {
    return { state: 'down', detail: 'the pictures of the library cannot be counted' }
  }
}

/** State of the object storage, if there is one. Pages and images with copies on this machine do not need it. */
function storageState(isAvailable: HealthPorts['isStorageAvailable']): {
  readonly storage?: DependencyState
} {
  if (isAvailable === undefined) return {}
  const detail = 'the object storage did not answer; copies on this machine are served'
  return { storage: isAvailable() ? { state: 'ok' } : { state: 'degraded', detail } }
}

function mirrorState({
  filled,
  current,
  isFull,
}: ReturnType<HealthPorts['mirror']>): DependencyState {
  if (!filled) return { state: 'down', detail: 'the copy has never been complete' }
  if (isFull) {
    return { state: 'degraded', detail: 'the database has no room; changes are not public yet' }
  }
  return current ? { state: 'ok' } : { state: 'degraded', detail: 'the copy may be behind the CMS' }
}

/** Response of /readyz: status 200 if pages can be served, otherwise 503. The body contains the state of each dependency and no secret. */
export async function readiness(ports: HealthPorts): Promise<Response> {
  const database: DependencyState = await ports.checkDatabase().then(
    () => ({ state: 'ok' }),
    () => ({ state: 'down', detail: 'the relational store does not answer' }),
  )
  const mirror = ports.mirror()
  // If the mirror has no content yet, readiness depends on the CMS alone. Therefore the CMS gets a request now; its last known state is not
  // enough.
  if (!mirror.filled) await ports.checkCms()
  const cmsUp = ports.cmsState() === 'up'
  const isCurrent = ports.isLakeCurrent()
  const lake: DependencyState = !isCurrent
    ? { state: 'down', detail: 'the database of the lake does not answer' }
    : cmsUp
      ? { state: 'ok' }
      : { state: 'degraded', detail: 'the CMS does not answer; saved content is shown' }
  const copy = mirrorState(mirror)
  // Pages can be rendered from the CMS or from the mirror, so one of the two is enough.
  const ready = database.state === 'ok' && isCurrent && (cmsUp || mirror.filled)
  return Response.json(
    {
      ready,
      mode: ports.mode,
      dependencies: {
        lake,
        database,
        mirror: copy,
        outbox: await outboxState(ports.outbox),
        mail: await mailState(ports.mail),
        media: await mediaState(ports.media),
        ...storageState(ports.isStorageAvailable),
      },
    },
    {
      status: ready ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) },
    },
  )
}
