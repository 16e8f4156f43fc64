import { HOUR } from '#shared/time/units.ts'
import { updateKeys } from '#shared/browser/update-keys.ts'
import type { WorkerBuild, WorkerMessage } from '#shared/browser/worker-messages.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'
import { whenSomebodyIsThere } from '#web/lib/boot/first-interaction.ts'
import { ownEntry } from './own-build.ts'

/** How often it is looked for a newer version, and how soon after the tab has become visible. In ms. */
const CHECKED_EVERY = 4 * HOUR
const CHECKED_AFTER_VISIBLE = 1_000

/** How long a page stands at most before its browser gets its first worker. In ms. */
const FIRST_AFTER = 3_000

/** How long a worker may take to answer, or to take over. In ms. */
const PATIENCE = 2_000

const post = (worker: ServiceWorker | null | undefined, message: WorkerMessage) =>
  worker?.postMessage(message)

const patience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))

/** The build of a worker; undefined where it does not say. */
function buildOf(worker: ServiceWorker): Promise<WorkerBuild | undefined> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<WorkerBuild>((resolve) => {
    // Sent by our own worker, which has it from the build.
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerBuild>) => resolve(data))
    port1.start()
  })
  const message: WorkerMessage = { type: 'build' }
  worker.postMessage(message, [port2])
  return Promise.race([answer, patience()])
}

/** The flag that a newer version is ready. Where the storage is closed to the site there is none, and nothing else changes. */
const flag = {
  raise: (version: string) => {
    try {
      localStorage.setItem(updateKeys.updateAvailable, version)
    } catch {
      // The notice is shown all the same.
    }
  },
  /** Whether it was raised before this load. */
  lower: () => {
    try {
      const wasRaised = localStorage.getItem(updateKeys.updateAvailable) !== null
      localStorage.removeItem(updateKeys.updateAvailable)
      return wasRaised
    } catch {
      return false
    }
  },
}

/** Lets a worker take over from the one before, which clears what that one has kept. Settles when it has. */
async function letIn(worker: ServiceWorker): Promise<void> {
  const done = new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  post(worker, { type: 'activate' })
  await Promise.race([done, patience()])
}

/** Addresses of the site's own files that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

interface LinkOptions {
  /** Whether the visitor allows that copies of articles are kept. */
  readonly mayKeepArticles: () => boolean
  /** Told, once a page, of a newer version than the page's own, with what loads it into the worker. */
  readonly onUpdate: (letUpdateIn: () => Promise<void>) => void
}

/** What a page says to the service worker of the site. */
export interface WorkerLink {
  /** Says what may be kept by now, and has the copies looked after. */
  alive(): void
  /** Says which article is being read. */
  read(path: string): void
}

/** Where a page may not have them, some browsers throw as soon as they are named. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}

/** When a browser without a worker gets one: what it keeps then is fetched beside the page, which has enough to do at first. */
function firstMoment(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, FIRST_AFTER)
  whenSomebodyIsThere(resolve, new AbortController().signal)
  return promise
}

/**
 * Registers the service worker and looks after newer versions of it. One that belongs to the build of this page takes over at once, and
 * so does one that was waiting for the next load; any other is told of and waits.
 * @returns undefined where the browser has no service workers or refuses them
 */
export async function linkWorker(options: LinkOptions): Promise<WorkerLink | undefined> {
  const workers = serviceWorkers()
  if (workers === undefined) return undefined
  if (workers.controller === null) await firstMoment()
  // A browser that is told to refuse them may answer with nothing at all.
  const registration: ServiceWorkerRegistration | undefined = await workers
    .register(workerPaths.script, { updateViaCache: 'none' })
    .catch(() => undefined)
  if (registration === undefined) return undefined

  const alive = (files: readonly string[] = []) =>
    void workers.ready.then(({ active }) =>
      post(active, {
        type: 'alive',
        mayKeepArticles: options.mayKeepArticles(),
        files: [...files],
      }),
    )
  alive(loadedFiles())
  let isTold = false
  const meet = async (worker: ServiceWorker, isNextLoad: boolean) => {
    // The first worker of a browser replaces none and waits for nobody.
    if (registration.active === null) return
    const build = await buildOf(worker)
    if (isNextLoad || build?.entry === ownEntry()) return letIn(worker)
    if (isTold) return
    isTold = true
    flag.raise(build?.version ?? '')
    options.onUpdate(() => letIn(worker))
  }
  const wasRaised = flag.lower()
  if (registration.waiting !== null) void meet(registration.waiting, wasRaised)
  const follow = () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void meet(worker, false)
    })
  }
  follow()
  registration.addEventListener('updatefound', follow)
  // Another worker begins with nothing.
  workers.addEventListener('controllerchange', () => alive(loadedFiles()))

  const check = () => {
    // Without a connection there is nothing newer.
    registration.update().catch(() => undefined)
    // One that came before the first was in place has not been told of.
    if (registration.waiting !== null) void meet(registration.waiting, false)
    alive()
  }
  setInterval(check, CHECKED_EVERY)
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(check, CHECKED_AFTER_VISIBLE)
  })
  return {
    alive: () => alive(),
    read: (path) => void workers.ready.then(({ active }) => post(active, { type: 'read', path })),
  }
}
