/** What of a service worker's surroundings is used here. TypeScript has them in a library that excludes that of pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** The answer that the browser has asked for while the worker was starting; undefined where it has not. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** A request that the browser sends past the worker. */
interface RouterRule {
  readonly condition: { readonly urlPattern: { readonly pathname: string } }
  readonly source: 'network'
}

interface InstallEvent extends WorkerEvent {
  /** Absent in browsers that always ask the worker. */
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

// A worker's `self` is what this file describes; the compiler takes it for a window.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const scope = globalThis as unknown as WorkerScope
