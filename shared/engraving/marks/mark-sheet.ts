import { markGrid } from '../mark-grid.ts'
import { pageMarks } from './marks.ts'

/**
 * SVG sprite that contains each mark as a symbol with the mark's name. Pages refer to these symbols, so that no page contains the drawings
 * of all marks.
 */
export const markSheet = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${Object.entries(pageMarks)
    .map(
      ([name, data]) =>
        `<symbol id="${name}" viewBox="0 0 ${markGrid} ${markGrid}"><path d="${data}"/></symbol>\n`,
    )
    .join('')}</svg>\n`
