/** Parts of the service worker API that are used here. TypeScript defines them in a library that excludes that of the DOM. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** Response that the browser requested while the worker was starting; undefined without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** Request that the browser sends without the worker. */
interface RouterRule {
  readonly condition: { readonly urlPattern: { readonly pathname: string } }
  readonly source: 'network'
}

interface InstallEvent extends WorkerEvent {
  /** Absent in browsers without the static routing API. */
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
