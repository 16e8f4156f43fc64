/** Events that show that a user is active on the page. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll', 'resize']

/**
 * Runs `work` once, on the first sign of user activity. Use it for expensive work without visible result, which then slows down neither
 * hydration nor a page in the background.
 * @param signal if `signal` aborts before the first activity, `work` is not run
 */
export function onFirstInteraction(work: () => void, signal: AbortSignal): void {
  const come = new AbortController()
  signal.addEventListener('abort', () => come.abort(), { signal: come.signal })
  const listen = (sign: string) =>
    addEventListener(
      sign,
      () => {
        come.abort()
        work()
      },
      { capture: true, passive: true, signal: come.signal },
    )
  if (!signal.aborted) SIGNS.forEach(listen)
}
