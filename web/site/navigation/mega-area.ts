/** Maximum distance from the bar and from the open panel at which the pointer still counts as inside, in px. */
const tolerance = 50

/** True if a point of the window is inside one of `elements`, or at most {@link tolerance} away from it. */
export const isNear = (elements: readonly (Element | null)[], x: number, y: number) =>
  elements.some((element) => {
    if (element === null) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return (
      x >= left - tolerance &&
      x <= right + tolerance &&
      y >= top - tolerance &&
      y <= bottom + tolerance
    )
  })
