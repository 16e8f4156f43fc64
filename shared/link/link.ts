/** Reasons why a page has no live connection to its server. */
export type LinkProblem =
  /** The origin of the page is not the one that ORIGIN names. */
  | 'origin'
  /** A WebSocket failed although the server would have accepted it: a proxy passes no `Upgrade`. */
  | 'no-upgrade'
  /** Event streams do not arrive either: a proxy holds them back. */
  | 'no-stream'
  /** Other tabs of this browser hold all streams that HTTP/1.1 leaves room for. */
  | 'tabs'
  /** The session has ended. */
  | 'signed-out'
  /** The role of the session has changed. */
  | 'forbidden'
  /** The server cannot be reached, or is too busy. */
  | 'away'

/** Thrown when a connection cannot be opened. */
export class LinkError extends Error {
  readonly problem: LinkProblem
  /** Origin that the server is set to; with the problem `origin` only. */
  readonly siteOrigin: string | undefined

  constructor(problem: LinkProblem, siteOrigin?: string) {
    super(`No live connection: ${problem}`)
    this.name = 'LinkError'
    this.problem = problem
    this.siteOrigin = siteOrigin
  }
}

/** An open connection over which JSON messages go both ways. */
export interface Link {
  readonly transport: 'socket' | 'events'
  /** Sends a message. Messages arrive in their order. */
  send(message: unknown): void
  /** Closes the connection; the handlers are not called any more. */
  close(): void
}

export interface LinkHandlers {
  readonly onMessage: (message: unknown) => void
  /** Called once when the other end, or the network, has ended the connection. */
  readonly onClose: (code: number) => void
}

/** Addresses and first message of a connection. Paths of this origin. */
export interface LinkAddress {
  /** Path of the WebSocket, and of the event stream without its query. */
  readonly path: string
  /** First message on a WebSocket. */
  readonly hello: unknown
  /** Query of the event stream, with its question mark. */
  readonly eventsQuery?: string
  /** Headers of the event stream and of messages that accompany it. */
  readonly headers?: Readonly<Record<string, string>>
  /** Path that takes messages for the event stream of this id. */
  readonly sayPath: (id: string) => string
  /** Bodies of the requests that deliver messages, in their order. */
  readonly pack: (messages: readonly unknown[]) => readonly unknown[]
}

/** Close code for a connection that broke. */
export const BROKEN = 1006

/** The value of a JSON text, or undefined. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
