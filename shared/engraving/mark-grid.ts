/** Side of the grid of {@link pageMarks}. */
export const markGrid = 24
