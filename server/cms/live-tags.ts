import { MINUTE } from '#shared/time/units.ts'
import type { LiveEvent } from '@sanity/client'
import type { LakeAddress } from './lake-client.ts'
import { openSanityClient } from './sanity-client.ts'

/**
 * Pause before the client reconnects after the end of a stream, in milliseconds. During the pause the mirror still gets changes from its
 * own listener and comparisons.
 */
const RETRY_MS = 5_000

/** Pause before the client reconnects if the lake has closed the stream with a `goaway` event, in milliseconds. */
const SENT_AWAY_MS = MINUTE

/** Subscriber that invalidates cached query results of the lake. */
export interface LiveTagsListener {
  /** Called with sync tags. Query results with one of these tags may be outdated. */
  touched(syncTags: readonly string[]): void
  /** Called if changes may have been missed, so that every query result may be outdated. */
  missed(): void
}

export interface LiveTagsOptions {
  readonly address: LakeAddress
  readonly listener: LiveTagsListener
  readonly onError: (error: unknown) => void
}

/**
 * Subscribes to the live content stream of the lake at `address`. The stream sends the sync tags of content that is published, changed or
 * unpublished.
 * @returns the function that unsubscribes
 */
export function followLiveTags({ address, listener, onError }: LiveTagsOptions): () => void {
  const { token } = address
  // Sanity's client sends a token automatically only if drafts are included, so the header is set here.
  const sanity = openSanityClient(address).withConfig(
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  )
  let isFirst = true
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let subscription: { unsubscribe(): void } | undefined

  const later = (ms: number) => {
    subscription?.unsubscribe()
    clearTimeout(timer)
    if (closed) return
    timer = setTimeout(start, ms)
    timer.unref()
  }

  const take = (event: LiveEvent) => {
    switch (event.type) {
      case 'message':
        return listener.touched(event.tags)
      case 'restart':
        return listener.missed()
      case 'goaway':
        return later(SENT_AWAY_MS)
      case 'welcome':
      case 'reconnect':
        return undefined
    }
  }

  function start() {
    // A new stream does not report changes that were made before it was opened.
    if (!isFirst) listener.missed()
    isFirst = false
    subscription = sanity.live.events({ tag: 'pages' }).subscribe({
      next: take,
      error: (error: unknown) => {
        onError(error)
        later(RETRY_MS)
      },
    })
  }
  start()
  return () => {
    closed = true
    clearTimeout(timer)
    subscription?.unsubscribe()
  }
}
