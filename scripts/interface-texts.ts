import { glob, readFile } from 'node:fs/promises'
import { parseSync, Visitor } from 'vite'

/** A text that people read while they use the product, with the file that holds it. */
export interface InterfaceText {
  readonly file: string
  readonly text: string
}

/** Where the interface takes its words from, by who reads them. */
export const interfaceAreas = {
  'public site': ['web/{blocks,lib,routes,ui}/**/*.{ts,tsx}', 'web/features/[!a]*/**/*.{ts,tsx}'],
  'staff area': ['web/features/admin-*/**/*.{ts,tsx}'],
  Studio: ['schemas/**/*.ts', 'studio/**/*.{ts,tsx}'],
  messages: [
    'server/{auth,content,http,leads,booking,redirects,media}/**/*.ts',
    'shared/contracts/**/*.ts',
  ],
} as const

const WORDS = /[\p{L}\p{N}’-]+/gu

/** Prose, and none of what else stands between quotation marks: classes, queries, markup, addresses. */
const isProse = (text: string): boolean =>
  /^[\p{Lu}“]/u.test(text) &&
  !/[{}<>=|$*\\_[\]]|https?:|\w\(|\.\w|--/u.test(text) &&
  (text.match(WORDS) ?? []).length >= 5

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** Every prose text of five words or more in a source file. What a template fills in counts as a word. */
export function textsIn(file: string, source: string): readonly InterfaceText[] {
  const texts: string[] = []
  const { program } = parseSync(file, source)
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value)
    },
    JSXText({ value }) {
      texts.push(value)
    },
    TemplateLiteral({ quasis }) {
      texts.push(quasis.map(({ value }) => value.cooked ?? '').join('this'))
    },
  }).visit(program)
  return texts
    .map(tidy)
    .filter(isProse)
    .map((text) => ({ file, text }))
}

/** The texts of one area of the interface; tests are left out. Read from the folder of the project. */
export async function interfaceTexts(
  area: keyof typeof interfaceAreas,
): Promise<readonly InterfaceText[]> {
  const found: InterfaceText[] = []
  for await (const file of glob([...interfaceAreas[area]])) {
    if (/\.test(?:-support)?\.tsx?$/u.test(file)) continue
    found.push(...textsIn(file, await readFile(file, 'utf8')))
  }
  return found
}
