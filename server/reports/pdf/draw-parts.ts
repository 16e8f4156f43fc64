import { INK, QUIET, RULE } from './draw-ornaments.ts'
import type { SetRow } from './fit-report.ts'
import type { Face } from './report-fonts.ts'
import { COLUMNS } from './report-layout.ts'
import type { Typesetter } from './typesetter.ts'

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** Description and place of a figure. PDF/UA requires both. */
interface FigureOptions {
  readonly alt: string
  /** Left, top, right and bottom edge, in points from the top left. */
  readonly bbox: readonly [number, number, number, number]
}

interface TableStyle {
  readonly size: number
  readonly leading: number
  readonly gap: number
  readonly face: Face
  /** True for a hairline below each row. */
  readonly isRuled: boolean
}

/** Creates functions that draw parts of a page, each with its tag for screen readers. */
export function createParts(doc: Pdf, type: Typesetter, root: Element) {
  /** Draws decoration, which screen readers skip. */
  const artifact = (draw: () => void) => {
    doc.markContent('Artifact')
    draw()
    doc.endMarkedContent()
  }

  /** Draws the lines of a cell. */
  const cell = (
    lines: readonly string[],
    place: { readonly x: number; readonly y: number; readonly leading: number },
    setting: { readonly face: Face; readonly size: number; readonly colour: string },
  ) => {
    for (const [index, line] of lines.entries()) {
      type.draw(line, place.x, place.y + index * place.leading, setting)
    }
  }

  return {
    artifact,
    text: (
      tag: 'P' | 'H1',
      lines: readonly string[],
      place: { readonly y: number; readonly leading?: number },
      setting: { readonly face: Face; readonly size: number; readonly colour: string },
    ) => {
      const { y, leading = 0 } = place
      root.add(doc.struct(tag, {}, () => cell(lines, { x: COLUMNS.left, y, leading }, setting)))
    },
    figure: (options: FigureOptions, draw: () => void) => {
      root.add(doc.struct('Figure', options, draw))
    },
    /** Draws the rows as a table. @param top baseline of the first row, in points from the top */
    table: (rows: readonly SetRow[], top: number, style: TableStyle) => {
      const { size, leading, gap, face, isRuled } = style
      const table = doc.struct('Table')
      root.add(table)
      let y = top
      for (const { label, value } of rows) {
        const row = doc.struct('TR')
        table.add(row)
        const [at, height] = [y, Math.max(label.length, value.length) * leading]
        const heading = { face: 'text', size, colour: QUIET } as const
        row.add(
          doc.struct('TH', { scope: 'Row' }, () =>
            cell(label, { x: COLUMNS.left, y: at, leading }, heading),
          ),
        )
        row.add(
          doc.struct('TD', {}, () =>
            cell(value, { x: COLUMNS.value, y: at, leading }, { face, size, colour: INK }),
          ),
        )
        row.end()
        const rule = y + height - leading + gap / 2 + size * 0.22
        if (isRuled) {
          artifact(() =>
            doc.lineWidth(0.5).moveTo(COLUMNS.left, rule).lineTo(COLUMNS.right, rule).stroke(RULE),
          )
        }
        y += height + gap
      }
      table.end()
    },
  }
}
