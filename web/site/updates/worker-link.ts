import { HOUR } from '#shared/time/units.ts'
import { updateKeys } from '#shared/browser/update-keys.ts'
import type { WorkerBuild, WorkerMessage } from '#shared/browser/worker-messages.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'
import { onFirstInteraction } from '#web/lib/boot/first-interaction.ts'
import { ownEntry } from './own-build.ts'

/**
 * Interval in ms at which the page checks for a newer version. `CHECKED_AFTER_VISIBLE` is the delay of a check in a tab that has become
 * visible.
 */
const CHECKED_EVERY = 4 * HOUR
const CHECKED_AFTER_VISIBLE = 1_000

/** Maximum delay in ms before a browser without a service worker of this site registers one. */
const FIRST_AFTER = 3_000

/** Timeout in ms for the response of a worker, and for its activation. */
const PATIENCE = 2_000

const post = (worker: ServiceWorker | null | undefined, message: WorkerMessage) =>
  worker?.postMessage(message)

const patience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))

/** Build to which a worker belongs. Undefined if the worker does not respond. */
function buildOf(worker: ServiceWorker): Promise<WorkerBuild | undefined> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<WorkerBuild>((resolve) => {
    // The type is certain: the message comes from the worker of this site, which takes the value from its build.
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerBuild>) => resolve(data))
    port1.start()
  })
  const message: WorkerMessage = { type: 'build' }
  worker.postMessage(message, [port2])
  return Promise.race([answer, patience()])
}

/** Stored flag that a newer version is ready. If storage is blocked, its functions do nothing. */
const flag = {
  raise: (version: string) => {
    try {
      localStorage.setItem(updateKeys.updateAvailable, version)
    } catch {
      // Storage is blocked. The notice about the update is shown nevertheless.
    }
  },
  /**
   * Removes the flag.
   * @returns true if it was set before this page was loaded
   */
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

/** Activates a waiting worker, which then deletes the caches of the previous worker. Resolves after the activation or a timeout. */
async function letIn(worker: ServiceWorker): Promise<void> {
  const done = new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  post(worker, { type: 'activate' })
  await Promise.race([done, patience()])
}

/** Paths of the site's own files that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

interface LinkOptions {
  /** True if the visitor allows storing copies of articles. */
  readonly mayKeepArticles: () => boolean
  /**
   * Called once per page, when a newer version of the site than that of the page is ready. `letUpdateIn` activates the worker of the newer
   * version.
   */
  readonly onUpdate: (letUpdateIn: () => Promise<void>) => void
}

/** Messages from a page to the service worker. */
export interface WorkerLink {
  /** Reports the current consent to the worker, which then updates its caches. */
  alive(): void
  /** Reports to the worker the article that the visitor is reading, so that the worker can store it. */
  read(path: string): void
}

/**
 * Service workers of this browser. Undefined if it does not support them. Some browsers throw on access if service workers are not allowed.
 */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}

/** Resolves when the first worker may be registered. The worker must wait, because its downloads compete with those of the page. */
function firstMoment(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, FIRST_AFTER)
  onFirstInteraction(resolve, new AbortController().signal)
  return promise
}

/**
 * Registers the service worker and checks for newer versions. A new worker is activated at once if it belongs to this page's build, or if
 * it has waited for the next page load. Any other worker waits, and `onUpdate` is called.
 * @returns undefined if the browser has no service workers or rejects them
 */
export async function linkWorker(options: LinkOptions): Promise<WorkerLink | undefined> {
  const workers = serviceWorkers()
  if (workers === undefined) return undefined
  if (workers.controller === null) await firstMoment()
  // A browser that does not allow service workers may resolve with undefined.
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
    // The first worker of a browser is activated by the browser itself, because it replaces no other worker.
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
  // A new worker does not know the consent and the loaded files, so the page sends them again.
  workers.addEventListener('controllerchange', () => alive(loadedFiles()))

  const check = () => {
    // Ignores a failure. The check fails whenever the browser is offline.
    registration.update().catch(() => undefined)
    // Handles a worker that was installed before the listener was added.
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
