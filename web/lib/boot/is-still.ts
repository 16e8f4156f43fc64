/** True if the system setting or the accessibility menu turns animations off. */
export const isStill = () =>
  'stopMovement' in document.documentElement.dataset ||
  matchMedia('(prefers-reduced-motion: reduce)').matches
