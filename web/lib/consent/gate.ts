import type { OptionalCategory } from '#shared/consent.ts'
import type { ConsentStore } from './consent-store.ts'

/** Something that must not be there before its category is allowed. */
export type Gated = { readonly category: OptionalCategory } & (
  | {
      /** Code of the site's own. */
      readonly kind: 'code'
      readonly start: () => void
    }
  | {
      /** A script, which is fetched once however often it is asked for. */
      readonly kind: 'script'
      readonly source: string
      readonly onLoad?: () => void
      readonly onError?: () => void
    }
  | {
      /** A frame that is on the page without an address, and is given it. */
      readonly kind: 'frame'
      readonly frame: Pick<HTMLIFrameElement, 'src'>
      readonly source: string
    }
)

/** What waits for a consent. */
export interface Gate {
  /**
   * Lets something in once its category is allowed: now, or when the visitor allows it. Withdrawn, it goes with the page, which
   * is loaded anew.
   * @returns what takes it back while it still waits
   */
  add(gated: Gated): () => void
}

/** Lets things in by their category and lets nothing in twice. */
function createDoor() {
  const scripts = new Map<string, HTMLScriptElement>()
  const scriptOf = (source: string) => {
    const known = scripts.get(source)
    if (known !== undefined) return known
    const script = document.createElement('script')
    script.src = source
    script.async = true
    scripts.set(source, script)
    return script
  }
  return (gated: Gated) => {
    if (gated.kind === 'code') gated.start()
    else if (gated.kind === 'frame') gated.frame.src = gated.source
    else {
      const { source, onLoad, onError } = gated
      const script = scriptOf(source)
      const ended = script.dataset['ended']
      if (ended === 'load') onLoad?.()
      else if (ended === 'error') onError?.()
      for (const [end, told] of [
        ['load', onLoad],
        ['error', onError],
      ] as const) {
        script.addEventListener(end, () => {
          script.dataset['ended'] = end
          told?.()
        })
      }
      if (!script.isConnected) document.head.append(script)
    }
  }
}

/** @param reload called when something that was let in is allowed no longer, whichever tab that was done in */
export function createGate(
  store: Pick<ConsentStore, 'state' | 'subscribe'>,
  reload: () => void,
): Gate {
  const waiting = new Set<Gated>()
  const inside = new Set<OptionalCategory>()
  const letIn = createDoor()

  const look = () => {
    const { allowed } = store.state()
    if ([...inside].some((category) => !allowed[category])) {
      inside.clear()
      waiting.clear()
      reload()
      return
    }
    for (const gated of waiting) {
      if (!allowed[gated.category]) continue
      waiting.delete(gated)
      inside.add(gated.category)
      letIn(gated)
    }
  }
  store.subscribe(look)

  return {
    add: (gated) => {
      waiting.add(gated)
      look()
      return () => void waiting.delete(gated)
    },
  }
}
