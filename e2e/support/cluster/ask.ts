import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { ANSWERED_BY } from './proxy.ts'

/** Timeout of a request of a client, in milliseconds. */
const PATIENCE = 30_000

export interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- checks read responses of any shape
  readonly body: any
  /** Port of the process that has answered; undefined if the proxy itself has answered. */
  readonly by: number | undefined
}

export interface Question {
  readonly method?: string
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Network address of the visitor. Default: a random address. */
  readonly from?: string
}

/** Counts of a run. */
export interface Tally {
  requests: number
  /** Number of acknowledged writes. */
  commits: number
  /** Number of errors of the proxy during which a process was killed or stopped. */
  interrupted: number
  /** Durations of the reads of visitors, milliseconds. */
  readonly reads: number[]
  /** Descriptions of faults. */
  readonly faults: string[]
}

export const newTally = (): Tally => ({
  requests: 0,
  commits: 0,
  interrupted: 0,
  reads: [],
  faults: [],
})

/** Random public address, so that limits for one address do not apply. */
export const randomAddress = () =>
  `${randomInt(1, 9)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Sends a request. Returns undefined if there is no complete response. */
async function receive(
  url: string,
  method: string,
  json: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const by = response.headers.get(ANSWERED_BY)
    return {
      status: response.status,
      body: isJson && text !== '' ? JSON.parse(text) : text,
      by: by === null ? undefined : Number(by),
    }
  } catch {
    return undefined
  }
}

/** Creates the client of a run. It records as faults only errors of processes that should be running. */
export function createClient(cluster: Cluster, tally: Tally) {
  const isOut = (port: number, started: number) =>
    cluster.members
      .find((member) => member.port === port)
      ?.outages.some(({ until }) => until >= started) === true

  /** Sends a request. Returns undefined if no process has answered. */
  const ask = async (
    path: string,
    { method = 'GET', json, headers = {}, from = randomAddress() }: Question = {},
    origin: string = cluster.url,
  ): Promise<Answer | undefined> => {
    const started = performance.now()
    tally.requests += 1
    const received = await receive(origin + path, method, json, {
      'x-forwarded-for': from,
      ...headers,
    })
    const isFault =
      received !== undefined &&
      received.status >= 500 &&
      origin === cluster.url &&
      received.by !== undefined &&
      !isOut(received.by, started)
    if (isFault) {
      const { status, body } = received
      const text = JSON.stringify(body).slice(0, 200)
      const time = new Date().toISOString()
      tally.faults.push(
        `${time} ${status} of the running process ${received.by}: ${method} ${path} ${text}`,
      )
    }
    if (received !== undefined && (received.status < 500 || isFault)) return received
    tally.interrupted += 1
    return undefined
  }

  /** Sends the same request until a process answers, like a page that sends its form again. `tries` counts the requests. */
  const insist = async (
    path: string,
    question: Question,
  ): Promise<Answer & { readonly tries: number }> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await ask(path, question)
      if (answer !== undefined && answer.status < 500) return { ...answer, tries }
      await pause(100)
    }
  }
  return { ask, insist }
}

export type Client = ReturnType<typeof createClient>
