import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** A line of text as an SVG path. */
export interface TextPath {
  /** SVG path data. The baseline of the text is at `y`, its left edge at `x`. */
  readonly data: string
  /** Width of the line, in pixels. */
  readonly width: number
}

/** Converts text in the display font to paths, so that the result does not depend on installed fonts. */
export interface Typesetter {
  /**
   * Converts one line. A character that the font lacks is replaced by its letter without accents, or omitted if the font lacks this letter
   * too.
   */
  line(
    text: string,
    at: { readonly x: number; readonly y: number; readonly size: number },
  ): TextPath
  /** Breaks `text` into lines of at most `width` pixels. A word that is wider than `width` gets a line of its own. */
  wrap(text: string, options: { readonly size: number; readonly width: number }): readonly string[]
}

const FACE = new URL('newsreader-display.woff2', import.meta.url)

function openFace(): Font {
  const face = create(readFileSync(FACE))
  if ('fonts' in face) throw new Error('the display face is a collection of faces')
  return face
}

/** Creates a typesetter with the display font, which it loads from this folder. */
export function createTypesetter(): Typesetter {
  const face = openFace()
  const known = new Set(face.characterSet)
  const has = (character: string) => known.has(character.codePointAt(0) ?? 0)

  const drawable = (text: string) =>
    Array.from(text.normalize('NFC').replace(/\s/g, ' '), (character) =>
      has(character) ? character : Array.from(character.normalize('NFKD')).filter(has).join(''),
    )
      .join('')
      .replace(/ +/g, ' ')
      .trim()

  const widthOf = (text: string, size: number) =>
    (face.layout(drawable(text)).advanceWidth * size) / face.unitsPerEm

  return {
    line: (text, { x, y, size }) => {
      const scale = size / face.unitsPerEm
      const { glyphs, positions, advanceWidth } = face.layout(drawable(text))
      let left = x
      const data = glyphs.map((glyph, index) => {
        const position = positions[index]
        const path = glyph.path
          .scale(scale, -scale)
          .translate(left + (position?.xOffset ?? 0) * scale, y)
          .toSVG()
        left += (position?.xAdvance ?? 0) * scale
        return path
      })
      return { data: data.join(''), width: advanceWidth * scale }
    },
    wrap: (text, { size, width }) => {
      const lines: string[] = []
      for (const word of text.split(/\s+/).filter((part) => part !== '')) {
        const last = lines.at(-1)
        const longer = last === undefined ? word : `${last} ${word}`
        if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    },
  }
}
