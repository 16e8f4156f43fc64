import { markGrid } from '../mark-grid.ts'
import { pageMarks } from './marks.ts'

/** SVG sprite with every mark as a symbol by its name. Pages reference its symbols, so that no page has to contain all marks. */
export const markSheet = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${Object.entries(pageMarks)
    .map(
      ([name, data]) =>
        `<symbol id="${name}" viewBox="0 0 ${markGrid} ${markGrid}"><path d="${data}"/></symbol>\n`,
    )
    .join('')}</svg>\n`
