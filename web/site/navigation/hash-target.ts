/** How long a page may take to show the element that its hash names. In ms. */
const patience = 3000

/** The element that a hash names; undefined when there is none. */
const named = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

/** Calls `found` with the element that `hash` names, once it is on the page. Ends with `signal`, or when the reader moves on. */
export function whenThere(
  hash: string,
  signal: AbortSignal,
  found: (target: HTMLElement) => void,
): void {
  const present = named(hash)
  if (present !== undefined) return found(present)
  const observer = new MutationObserver(() => {
    const target = named(hash)
    if (target === undefined) return
    end()
    found(target)
  })
  const timer = setTimeout(() => end(), patience)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  signal.addEventListener('abort', end, { once: true })
  for (const act of ['wheel', 'touchstart', 'keydown']) {
    document.addEventListener(act, end, { once: true, signal })
  }
  observer.observe(document.body, { childList: true, subtree: true })
}
