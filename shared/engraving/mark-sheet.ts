import { markGrid, pageMarks } from './marks.ts'

/** Every mark as a symbol of one SVG file, by its name. Pages refer to them, so that no page carries them all. */
export const markSheet = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${Object.entries(pageMarks)
    .map(
      ([name, data]) =>
        `<symbol id="${name}" viewBox="0 0 ${markGrid} ${markGrid}"><path d="${data}"/></symbol>\n`,
    )
    .join('')}</svg>\n`
