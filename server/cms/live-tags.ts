import { MINUTE } from '#shared/time/units.ts'
import type { LiveEvent } from '@sanity/client'
import type { LakeAddress } from './lake-client.ts'
import { openSanityClient } from './sanity-client.ts'

/** Pause before a stream that ended is asked for again, milliseconds. Meanwhile the mirror's listener and its comparisons tell of changes. */
const RETRY_MS = 5_000

/** Pause after the lake has sent the stream away, milliseconds. */
const SENT_AWAY_MS = MINUTE

/** Who wants to know which answers of the lake are out of date. */
export interface LiveTagsListener {
  /** Every answer that carries one of these sync tags may be another now. */
  touched(syncTags: readonly string[]): void
  /** Changes were not told for a while: any answer may be another now. */
  missed(): void
}

export interface LiveTagsOptions {
  readonly address: LakeAddress
  readonly listener: LiveTagsListener
  readonly onError: (error: unknown) => void
}

/**
 * Follows the live content stream of the lake at `address`: the sync tags of what is published, changed or taken off.
 * @returns what ends it
 */
export function followLiveTags({ address, listener, onError }: LiveTagsOptions): () => void {
  const { token } = address
  // The stream sends a token of itself only where drafts are wanted as well.
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
    // A stream that is opened anew tells nothing of what came before it.
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
