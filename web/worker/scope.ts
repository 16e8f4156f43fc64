/**
 * Types of the service worker API that the worker uses. TypeScript's own types are in the library `webworker`, which cannot be combined
 * with the library `dom`.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** Response to the request that the browser sent while the worker was starting; undefined without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** Rule for requests that the browser sends directly, without starting the worker. */
interface RouterRule {
  readonly condition: { readonly urlPattern: { readonly pathname: string } }
  readonly source: 'network'
}

interface InstallEvent extends WorkerEvent {
  /** Registers rules for requests. Absent in browsers without the static routing API. */
  addRoutes?(rules: readonly RouterRule[]): Promise<void>
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface WorkerEvents {
  install: InstallEvent
  activate: WorkerEvent
  fetch: FetchEvent
  message: WorkerMessageEvent
}

export interface WorkerScope {
  readonly clients: { claim(): Promise<void> }
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

// `self` of a worker has the type defined in this file. The compiler assumes a window.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const scope = globalThis as unknown as WorkerScope
