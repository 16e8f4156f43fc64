/** Maximum width of a small drawing, in pixels. Wider drawings are compressed more. */
export const SMALL_DRAWING = 480
