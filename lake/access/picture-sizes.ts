/** Maximum width of a small drawing, in pixels. Wider ones are compressed more. */
export const SMALL_DRAWING = 480
