import type { OptionalCategory } from '#shared/browser/consent.ts'
import type { ConsentStore } from './consent-store.ts'

/** A category, or `essential` for what needs no consent. */
type GatedCategory = OptionalCategory | 'essential'

/** Something that must not be there before its category is allowed. */
export type Gated = { readonly category: GatedCategory } & (
  | {
      /** Code of the site's own. */
      readonly kind: 'code'
      readonly start: () => void
    }
  | {
      /** A script, which is fetched once however often it is asked for, and anew after it has failed. */
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
   * Lets something in once its category is allowed: now, or when the visitor allows it. Withdrawn, frames are emptied at once,
   * and everything goes with the page, which is loaded anew.
   * @returns what takes it back while it still waits, and forgets a frame that is no longer on the page
   */
  add(gated: Gated): () => void
}

const isAllowed = (
  allowed: ReturnType<ConsentStore['state']>['allowed'],
  category: GatedCategory,
) => category === 'essential' || allowed[category]

/** Puts scripts into the page, each once, and says whether they have loaded. */
function createScripts() {
  const known = new Map<string, Promise<boolean>>()
  const fetchScript = (source: string) =>
    new Promise<boolean>((resolve) => {
      const script = document.createElement('script')
      script.src = source
      script.onload = () => resolve(true)
      script.onerror = () => {
        script.remove()
        known.delete(source)
        resolve(false)
      }
      document.head.append(script)
    })
  return (source: string) => {
    const script = known.get(source) ?? fetchScript(source)
    known.set(source, script)
    return script
  }
}

/** Lets things in. */
function createDoor() {
  const scriptOf = createScripts()
  return (gated: Gated) => {
    if (gated.kind === 'code') gated.start()
    else if (gated.kind === 'frame') gated.frame.src = gated.source
    else {
      void scriptOf(gated.source).then((hasLoaded) =>
        (hasLoaded ? gated.onLoad : gated.onError)?.(),
      )
    }
  }
}

/** @param reload called when something that was let in is allowed no longer, whichever tab that was done in */
export function createGate(
  store: Pick<ConsentStore, 'state' | 'subscribe'>,
  reload: () => void,
): Gate {
  const waiting = new Set<Gated>()
  const inside = new Set<GatedCategory>()
  const shown = new Set<Gated>()
  const letIn = createDoor()

  const look = () => {
    const { allowed } = store.state()
    if ([...inside].some((category) => !isAllowed(allowed, category))) {
      inside.clear()
      waiting.clear()
      for (const gated of shown) if (gated.kind === 'frame') gated.frame.src = 'about:blank'
      reload()
      return
    }
    for (const gated of waiting) {
      if (!isAllowed(allowed, gated.category)) continue
      waiting.delete(gated)
      inside.add(gated.category)
      shown.add(gated)
      letIn(gated)
    }
  }
  store.subscribe(look)

  return {
    add: (gated) => {
      waiting.add(gated)
      look()
      return () => {
        waiting.delete(gated)
        shown.delete(gated)
      }
    },
  }
}
