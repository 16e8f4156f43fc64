import * as z from 'zod'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { dependenciesOfQuery, type Dependencies } from '#shared/content/change-tags.ts'
import { PUBLIC_QUERIES } from '#shared/content/public-queries.ts'
import type {
  PublicQueryAnswers,
  PublicQueryName,
  PublicQueryParams,
} from '#shared/content/public-query-names.ts'
import { createBreaker, type CmsState } from './breaker.ts'
import type { LakeClient } from './lake-client.ts'

/** Timeout of a query, in milliseconds. */
export const CMS_DEADLINE_MS = 600

const FAILURES_IN_A_ROW = 3
const PROBE_EVERY_MS = 1_000

/** Result of a public query, and the dependencies of the result. */
export interface CmsAnswer<Data> extends Dependencies {
  readonly data: Data
  readonly syncTags: readonly string[]
}

/** The site's access to its lake. Runs the public queries of the product, each with a timeout. */
export interface Cms {
  /**
   * Runs a query.
   * @throws CmsUnavailable if there is no valid response within {@link CMS_DEADLINE_MS}
   */
  query<Name extends PublicQueryName>(
    name: Name,
    params: PublicQueryParams[Name],
  ): Promise<CmsAnswer<PublicQueryAnswers[Name]>>
  /**
   * Runs a query like `query`, but validates the parameters first.
   * @throws HttpError `validation_failed` with the names of the invalid parameters
   */
  queryUnchecked(
    name: PublicQueryName,
    params: Readonly<Record<string, unknown>>,
  ): Promise<CmsAnswer<unknown>>
  readonly state: CmsState
  /** Probes the CMS. Called after a request to the CMS that did not use this object has failed. Never rejects. */
  check(): Promise<void>
  /** Calls `listener` at every change of {@link Cms.state}. Returns the function that unsubscribes. */
  onStateChange(listener: (state: CmsState) => void): () => void
  close(): void
}

export interface CmsOptions {
  readonly client: LakeClient
  readonly log: Log
  readonly deadlineMs?: number
  readonly probeEveryMs?: number
  /**
   * Adds the lake's sync tags to the dependencies of each result. Default: false. Results are then invalidated by a subscription to these
   * tags (`live-tags.ts`).
   */
  readonly followsLiveTags?: boolean
}

const probeResult = z.object({ alive: z.literal(true) })

/** Creates the site's client of its lake. The lake can be embedded, standalone or hosted at Sanity. */
export function createCms({ client, log, ...options }: CmsOptions): Cms {
  const listeners = new Set<(state: CmsState) => void>()
  const probe = async (signal: AbortSignal) => {
    const { result } = await client.query('{"alive": true}', {}, { signal })
    return probeResult.parse(result)
  }
  const breaker = createBreaker({
    deadlineMs: options.deadlineMs ?? CMS_DEADLINE_MS,
    failures: FAILURES_IN_A_ROW,
    probeEveryMs: options.probeEveryMs ?? PROBE_EVERY_MS,
    probe,
    onChange: (state, cause) => {
      if (state === 'up') log.info('api', 'The CMS answers again')
      else log.warn('api', 'The CMS does not answer; saved content is shown', { reason: cause })
      for (const listener of listeners) listener(state)
    },
  })

  const query = <Name extends PublicQueryName>(name: Name, params: PublicQueryParams[Name]) =>
    breaker.run(async (signal): Promise<CmsAnswer<PublicQueryAnswers[Name]>> => {
      const definition = PUBLIC_QUERIES[name]
      const prepared = definition.prepare(params)
      const answer = await client.query(prepared.query, prepared.params, {
        signal,
        ...(definition.perspective && { perspective: definition.perspective }),
      })
      const data = definition.parse(answer.result)
      const { syncTags } = answer
      const { tags, types } = dependenciesOfQuery(name, { ...params }, data)
      const all = options.followsLiveTags === true ? [...tags, ...syncTags] : tags
      return { data, syncTags, tags: all, types }
    })

  const checked = <Name extends PublicQueryName>(
    name: Name,
    params: Readonly<Record<string, unknown>>,
  ): PublicQueryParams[Name] => {
    const parsed = PUBLIC_QUERIES[name].params.safeParse(params)
    if (parsed.success) return parsed.data
    const fields = parsed.error.issues.map(
      ({ path, message }) => [path.join('.') || 'params', message] as const,
    )
    throw new HttpError('validation_failed', 'Check the values that are named. Validation failed', {
      fields: Object.fromEntries(fields),
    })
  }

  return {
    query,
    queryUnchecked: async (name, params) => query(name, checked(name, params)),
    get state() {
      return breaker.state
    },
    check: async () => {
      for (let left = FAILURES_IN_A_ROW; left > 0 && breaker.state === 'up'; left -= 1) {
        const answers = await breaker.run(probe).then(
          () => true,
          () => false,
        )
        if (answers) return
      }
    },
    onStateChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => breaker.close(),
  }
}
