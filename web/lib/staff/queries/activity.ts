const signs = ['keydown', 'pointerdown', 'wheel'] as const

// Initially true, because opening the page counts as activity.
let acted = true

/** Starts recording user activity. Returns a function that stops the recording. */
export function watchActivity(): () => void {
  const note = () => {
    acted = true
  }
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, note, { capture: true })
  }
}

/**
 * True if there was user activity since the last call of this function. The server extends the session only for requests that follow user
 * activity.
 */
export function takeActivity(): boolean {
  const was = acted
  acted = false
  return was
}
