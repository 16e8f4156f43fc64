import { MINUTE } from '#shared/time/units.ts'
import type { LiveEvent } from '@sanity/client'
import type { LakeAddress } from './lake-client.ts'
import { openSanityClient } from './sanity-client.ts'

/**
 * Pause before reconnecting an ended stream, in milliseconds. Meanwhile the mirror reports changes through its listener
 * and comparisons.
 */
const RETRY_MS = 5_000

/** Pause after the lake has closed the stream with `goaway`, in milliseconds. */
const SENT_AWAY_MS = MINUTE

/** Subscriber to outdated answers of the lake. */
export interface LiveTagsListener {
  /** Answers with one of these sync tags may be outdated. */
  touched(syncTags: readonly string[]): void
  /** Changes may have been missed: every answer may be outdated. */
  missed(): void
}

export interface LiveTagsOptions {
  readonly address: LakeAddress
  readonly listener: LiveTagsListener
  readonly onError: (error: unknown) => void
}

/**
 * Subscribes to the live content stream of the lake at `address`. It sends the sync tags of published, changed and
 * unpublished content.
 * @returns the function that unsubscribes
 */
export function followLiveTags({ address, listener, onError }: LiveTagsOptions): () => void {
  const { token } = address
  // The client sends a token by itself only if drafts are included.
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
    // A new stream does not report changes from before it was opened.
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
