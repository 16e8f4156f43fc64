/** Maximum time in ms within which a page may render the element that is named by the hash of the URL. */
const patience = 3000

/** Element whose id is in `hash`. Undefined if the page has no such element. */
const named = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Calls `found` with the element that is named by `hash`, once it is on the page. Stops if `signal` aborts, on user input, or after 3
 * seconds.
 */
export function whenPresent(
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
