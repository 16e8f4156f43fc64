/** Reasons why there is no live connection. */
export type LinkProblem =
  /** The origin of the page differs from the setting ORIGIN. */
  | 'origin'
  /** A WebSocket failed although the server would have accepted it, because a proxy does not forward `Upgrade`. */
  | 'no-upgrade'
  /** Event streams do not arrive, because a proxy buffers them. WebSockets have failed before. */
  | 'no-stream'
  /** Other tabs of this browser already use the maximum number of event streams over HTTP/1.1. */
  | 'tabs'
  /** The session of the user has ended. */
  | 'signed-out'
  /** The role of the user has changed. */
  | 'forbidden'
  /** The server cannot be reached, or is too busy. */
  | 'away'

/** Thrown if a connection cannot be opened. */
export class LinkError extends Error {
  readonly problem: LinkProblem
  /** Origin that is configured on the server (ORIGIN). Set only for the problem `origin`. */
  readonly siteOrigin: string | undefined

  constructor(problem: LinkProblem, siteOrigin?: string) {
    super(`No live connection: ${problem}`)
    this.name = 'LinkError'
    this.problem = problem
    this.siteOrigin = siteOrigin
  }
}

/** Open connection for JSON messages in both directions. */
export interface Link {
  readonly transport: 'socket' | 'events'
  /** Sends a message. Messages arrive in order. */
  send(message: unknown): void
  /** Closes the connection; the handlers are no longer called. */
  close(): void
}

export interface LinkHandlers {
  readonly onMessage: (message: unknown) => void
  /** Called once when the server or the network has ended the connection. */
  readonly onClose: (code: number) => void
}

/** Addresses and first message of a connection. All addresses are paths on this origin. */
export interface LinkAddress {
  /** Path of the WebSocket, and of the event stream without its query. */
  readonly path: string
  /** First message on a WebSocket. */
  readonly hello: unknown
  /** Query of the event stream, including its question mark. */
  readonly eventsQuery?: string
  /** Headers of the event stream and of the requests that send its messages. */
  readonly headers?: Readonly<Record<string, string>>
  /** Path that receives messages for the event stream with this id. */
  readonly sayPath: (id: string) => string
  /** Bodies of the requests that deliver messages, in order. */
  readonly pack: (messages: readonly unknown[]) => readonly unknown[]
}

/** Close code for a broken connection. */
export const BROKEN = 1006

/** Parses JSON; undefined if it is invalid. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
