import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** Typefaces of a report. */
export const FACES = ['heading', 'text', 'strong', 'mono'] as const
export type Face = (typeof FACES)[number]

/** Files of each typeface, in the order in which they are searched for a character. */
const files: Readonly<Record<Face, readonly string[]>> = {
  heading: ['heading-latin', 'heading-latin-ext'],
  text: ['text-latin', 'text-latin-ext'],
  strong: ['strong-latin', 'strong-latin-ext'],
  mono: ['mono-latin'],
}

/** Font file of a typeface. */
export interface ReportFont {
  readonly name: string
  readonly data: Buffer
  readonly has: (character: string) => boolean
}

const isFont = (opened: ReturnType<typeof create>): opened is Font =>
  'hasGlyphForCodePoint' in opened

/** Reads the fonts of reports. Their files are committed; `scripts/assets/subset-fonts.ts` writes them. */
export function readReportFonts(): Readonly<Record<Face, readonly ReportFont[]>> {
  const open = (name: string): ReportFont => {
    const data = readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))
    const font = create(data)
    return {
      name,
      data,
      has: (character) => isFont(font) && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    }
  }
  return {
    heading: files.heading.map(open),
    text: files.text.map(open),
    strong: files.strong.map(open),
    mono: files.mono.map(open),
  }
}
