/** Side length of the grid on which {@link pageMarks} are drawn. */
export const markGrid = 24
