/** How far from the bar and the open panel the pointer still counts as being there, in px. */
const tolerance = 50

/** Whether a point of the window is on one of `elements`, or within the tolerance round it. */
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
