import type { Config } from '../config/config.ts'

/** One thing the site stands on. `degraded` is bridged by something else; `down` is not. */
export interface DependencyState {
  readonly state: 'ok' | 'degraded' | 'down'
  readonly detail?: string
}

/** What /readyz looks at. */
export interface HealthPorts {
  readonly mode: Config['mode']
  readonly checkDatabase: () => Promise<void>
  readonly cmsState: () => 'up' | 'down'
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
  /** What the embedded image host holds; undefined where a service keeps the pictures. */
  readonly media: () => Promise<
    { readonly images: number; readonly bytes: number; readonly missing: number } | undefined
  >
}

/** A message that has waited for longer has met a fault. */
const LONG_WAIT_SECONDS = 15 * 60

/** Messages to the outside. That some wait for a moment is no fault. */
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

/** Pictures of the library. */
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

/** The answer of /readyz: 200 when pages can be served, 503 otherwise; which dependency stands how, and no secret. */
export async function readiness(ports: HealthPorts): Promise<Response> {
  const database: DependencyState = await ports.checkDatabase().then(
    () => ({ state: 'ok' }),
    () => ({ state: 'down', detail: 'the relational store does not answer' }),
  )
  const mirror = ports.mirror()
  const cmsUp = ports.cmsState() === 'up'
  const lake: DependencyState = cmsUp
    ? { state: 'ok' }
    : { state: 'degraded', detail: 'the CMS does not answer; saved content is shown' }
  const copy = mirrorState(mirror)
  // Content comes from the CMS or its copy; one of the two is enough.
  const ready = database.state === 'ok' && (cmsUp || mirror.filled)
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
      },
    },
    {
      status: ready ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) },
    },
  )
}
