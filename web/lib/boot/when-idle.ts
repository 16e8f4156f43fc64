/** Runs `work` once, when the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 50)
}
