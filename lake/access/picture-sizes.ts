/** Maximum width in pixels of a drawing that counts as small. Wider drawings are compressed more. */
export const SMALL_DRAWING = 480
