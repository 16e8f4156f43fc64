import type { ListenEvent, MutationEvent } from '@sanity/client'
import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { DRAFTED_TYPES } from '#shared/content/status.ts'
import type { FeedListener, LakeFeed } from './feed.ts'
import type { LakeAddress, LakeClient } from './lake-client.ts'
import { openSanityClient } from './sanity-client.ts'

/** Timeout of background reads, in milliseconds. */
const READ_TIMEOUT_MS = 15_000

/** Pause before a listener that the lake has refused is connected again, in milliseconds. */
const RETRY_MS = 2_000

const lakeDocument: z.ZodType<LakeDocument> = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})

const revisionRows = z.array(z.object({ _id: z.string(), _rev: z.string() }))

/**
 * GROQ filter for the documents for which `isFollowed` is true. The listener's perspective is `raw`, so the filter alone selects the
 * documents.
 */
const FOLLOWED =
  '_type in $types && (_id in path("*") || _id in $pages || (_type in $drafted && _id in path("drafts.*")))'

/** Parameters of {@link FOLLOWED}. */
const followedOf = (types: readonly string[]) => ({
  types,
  pages: fixedPages.map(({ id }) => id),
  drafted: DRAFTED_TYPES,
})

export interface RemoteFeedOptions {
  readonly address: LakeAddress
  readonly client: LakeClient
  /** Types of the documents to follow. */
  readonly types: readonly string[]
  readonly onError: (error: unknown) => void
}

/**
 * Change feed of a remote lake through its listener. After an interruption the listener resumes without a gap if the lake supports that.
 */
export function createRemoteFeed(options: RemoteFeedOptions): LakeFeed {
  const { address, client, types, onError } = options
  const sanity = openSanityClient(address)

  /** Aborts reads whose result is no longer needed, because the feed was disconnected. */
  let reads = new AbortController()

  const read = (query: string, params: Readonly<Record<string, unknown>>) =>
    client.query(query, params, {
      signal: AbortSignal.any([AbortSignal.timeout(READ_TIMEOUT_MS), reads.signal]),
      perspective: 'raw',
    })

  const documents = async (ids: readonly string[]) => {
    const { result } = await read('*[_id in $ids]', { ids })
    return z.array(lakeDocument).parse(result)
  }

  const listen = () =>
    sanity.listen(`*[${FOLLOWED}]`, followedOf(types), {
      events: ['welcome', 'mutation', 'reconnect', 'welcomeback', 'reset'],
      includeResult: true,
      visibility: 'query',
      enableResume: true,
      tag: 'mirror',
    })

  const follow = (listener: FeedListener) => {
    let closed = false
    let timer: NodeJS.Timeout | undefined
    let subscription: { unsubscribe(): void } | undefined

    const take = (event: MutationEvent<Record<string, unknown>>) => {
      const { documentId: id, transactionId, identity: author } = event
      const told = { id, transactionId, author }
      if (event.transition === 'disappear') return listener.changed([{ ...told, after: undefined }])
      const parsed = lakeDocument.safeParse(event.result)
      if (parsed.success) return listener.changed([{ ...told, after: parsed.data }])
      documents([id]).then(
        ([after]) => {
          if (!closed) listener.changed([{ ...told, after }])
        },
        (error: unknown) => {
          onError(error)
          // The content of the change is unknown. Therefore the feed is reported as incomplete, which makes the mirror compare all
          // documents.
          if (!closed) listener.live(false)
        },
      )
    }

    const next = (event: ListenEvent<Record<string, unknown>>) => {
      switch (event.type) {
        case 'welcome':
        case 'reset':
          return listener.live(false)
        case 'welcomeback':
          return listener.live(true)
        case 'reconnect':
          return listener.lost()
        case 'mutation':
          return take(event)
        case 'open':
          return undefined
      }
    }

    const start = () => {
      if (closed) return
      subscription = listen().subscribe({
        next,
        error: (error: unknown) => {
          listener.lost()
          onError(error)
          timer = setTimeout(start, RETRY_MS)
          timer.unref()
        },
      })
    }
    const stop = () => {
      clearTimeout(timer)
      reads.abort()
      reads = new AbortController()
      subscription?.unsubscribe()
    }
    start()
    return {
      close: () => {
        closed = true
        stop()
      },
      restart: () => {
        stop()
        listener.lost()
        start()
      },
    }
  }

  return {
    follow,
    documents,
    revisions: async (wanted) => {
      const { result } = await read(`*[${FOLLOWED}]{_id, _rev}`, followedOf(wanted))
      return new Map(revisionRows.parse(result).map(({ _id, _rev }) => [_id, _rev]))
    },
  }
}
