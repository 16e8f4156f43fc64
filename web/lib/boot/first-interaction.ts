/** The first of these tells that somebody is at the page. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll', 'resize']

/**
 * Does `work` once, at the first sign that somebody is at the page. What costs much and shows nothing yet waits for it, so that it does not
 * slow down a page that is just becoming alive, nor one that nobody looks at.
 * @param signal when aborted before, nothing is done
 */
export function whenSomebodyIsThere(work: () => void, signal: AbortSignal): void {
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
