/** True if animations should not run, because of the system setting or the accessibility menu. */
export const isStill = () =>
  'stopMovement' in document.documentElement.dataset ||
  matchMedia('(prefers-reduced-motion: reduce)').matches
