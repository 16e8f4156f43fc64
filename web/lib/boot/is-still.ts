/** True if animations are turned off by a system setting or in the accessibility menu. */
export const isStill = () =>
  'stopMovement' in document.documentElement.dataset ||
  matchMedia('(prefers-reduced-motion: reduce)').matches
