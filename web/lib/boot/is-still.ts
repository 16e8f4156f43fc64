/** Whether nothing should move: the system asks for it, or the accessibility menu does. */
export const isStill = () =>
  'stopMovement' in document.documentElement.dataset ||
  matchMedia('(prefers-reduced-motion: reduce)').matches
