const signs = ['keydown', 'pointerdown', 'wheel'] as const

// Coming to a page is an act.
let acted = true

/** Notes that somebody is there. Returns the way to stop. */
export function watchActivity(): () => void {
  const note = () => {
    acted = true
  }
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, note, { capture: true })
  }
}

/** Whether somebody has acted since this was last asked. A read that nobody's act stands behind does not extend the session. */
export function takeActivity(): boolean {
  const was = acted
  acted = false
  return was
}
