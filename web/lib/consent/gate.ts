import type { OptionalCategory } from '#shared/browser/consent.ts'
import type { ConsentStore } from './consent-store.ts'

/** Category that the visitor must allow before content starts, or `essential` if no consent is needed. */
type GatedCategory = OptionalCategory | 'essential'

/** Content that must not start before its category is allowed. */
export type Gated = { readonly category: GatedCategory } & (
  | {
      /** Code of the site, which is run once its category is allowed. */
      readonly kind: 'code'
      readonly start: () => void
    }
  | {
      /** A script, which is loaded once for all callers. If it fails to load, the next caller loads it again. */
      readonly kind: 'script'
      readonly source: string
      readonly onLoad?: () => void
      readonly onError?: () => void
    }
  | {
      /** A frame in the page, without an address at first. It gets the address `source` once its category is allowed. */
      readonly kind: 'frame'
      readonly frame: Pick<HTMLIFrameElement, 'src'>
      readonly source: string
    }
)

/** Gate that starts content when the visitor allows it. */
export interface Gate {
  /**
   * Starts content as soon as its category is allowed. When consent is withdrawn, frames are emptied at once and the page is reloaded.
   * @returns a function that cancels content that has not started. For a frame, call it when the frame is removed from the page
   */
  add(gated: Gated): () => void
}

const isAllowed = (
  allowed: ReturnType<ConsentStore['state']>['allowed'],
  category: GatedCategory,
) => category === 'essential' || allowed[category]

/**
 * Creates a function that adds each script to the page only once. Its promise resolves to true if the script has loaded, otherwise to
 * false.
 */
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

/** Creates a function that loads embedded content if the visitor has allowed its category. */
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

/**
 * Creates a gate.
 * @param reload called when the category of started content is no longer allowed, also if another tab has withdrawn the consent
 */
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
