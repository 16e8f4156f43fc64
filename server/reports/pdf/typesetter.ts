import { HttpError } from '#server/http/http-error.ts'
import type { Face, ReportFont } from './report-fonts.ts'

/** The methods of a pdfkit document that set text. */
interface TextTarget {
  font(name: string, size: number): unknown
  widthOfString(text: string, options?: object): number
  fillColor(colour: string): unknown
  text(text: string, x: number, y: number, options?: object): unknown
}

/** Text in one font, with its width in points. */
interface Run {
  readonly font: string
  readonly text: string
  readonly width: number
}

interface Setting {
  readonly face: Face
  readonly size: number
}

/** Features of the fonts. Ligatures are off, because some PDF readers extract a ligature as a different text. */
const OPTIONS = { lineBreak: false, features: { liga: false, clig: false, dlig: false } } as const

/** Font size at which words are measured. */
const UNIT = 100

const refusal = (message: string) =>
  new HttpError('validation_failed', `${message}. Validation failed`)

/** Sets single lines of text. Uses a second font for letters that the first one lacks. */
export function createTypesetter(
  doc: TextTarget,
  fonts: Readonly<Record<Face, readonly ReportFont[]>>,
) {
  const runs = (text: string, { face, size }: Setting): readonly Run[] => {
    const parts: { font: string; text: string }[] = []
    for (const character of text) {
      const font = fonts[face].find(({ has }) => has(character))?.name
      if (font === undefined) {
        throw refusal(
          `Replace “${character}”, for example with Latin letters. The fonts of the report don’t have it`,
        )
      }
      const last = parts.at(-1)
      if (last?.font === font) last.text += character
      else parts.push({ font, text: character })
    }
    return parts.map((part) => {
      doc.font(part.font, size)
      return { ...part, width: doc.widthOfString(part.text, OPTIONS) }
    })
  }

  /** Widths of words at size 1, by typeface. Sizes only scale them. */
  const widths = new Map<string, number>()
  const widthOf = (word: string, { face, size }: Setting) => {
    const key = `${face} ${word}`
    let width = widths.get(key)
    if (width === undefined) {
      width = runs(word, { face, size: UNIT }).reduce((sum, run) => sum + run.width, 0) / UNIT
      widths.set(key, width)
    }
    return width * size
  }

  return {
    /** Breaks a text at its spaces into lines of a maximum width. @throws HttpError if a word is too wide */
    lines: (text: string, setting: Setting, maximum: number): readonly string[] => {
      const lines: string[] = []
      const space = widthOf(' ', setting)
      let filled = 0
      for (const word of text.split(' ')) {
        const width = widthOf(word, setting)
        if (width > maximum) {
          throw refusal(`Break up “${word.slice(0, 40)}”. It is too long for one line`)
        }
        const last = lines.length - 1
        if (last >= 0 && filled + space + width <= maximum) {
          lines[last] += ` ${word}`
          filled += space + width
        } else {
          lines.push(word)
          filled = width
        }
      }
      return lines
    },
    /** Draws one line. @param y baseline, in points from the top of the page */
    draw: (
      text: string,
      x: number,
      y: number,
      { colour, ...setting }: Setting & { readonly colour: string },
    ) => {
      let left = x
      for (const { font, text: part, width } of runs(text, setting)) {
        doc.font(font, setting.size)
        doc.fillColor(colour)
        doc.text(part, left, y, { ...OPTIONS, baseline: 'alphabetic' })
        left += width
      }
    },
  }
}

export type Typesetter = ReturnType<typeof createTypesetter>
