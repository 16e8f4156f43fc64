import { glob, readFile } from 'node:fs/promises'
import { parseSync, Visitor } from 'vite'

/** Visible text of the product, with its file. */
export interface InterfaceText {
  readonly file: string
  readonly text: string
}

/** Source files of the interface, by audience. */
export const interfaceAreas = {
  'public site': [
    'web/{blocks,lib,offline,routes,shell,site,ui}/**/*.{ts,tsx}',
    'shared/{company/{assistant-words,consent-copy},text/proxy-warning-text}.ts',
  ],
  'staff area': ['web/staff/**/*.{ts,tsx}'],
  Studio: ['schemas/**/*.ts', 'studio/**/*.{ts,tsx}'],
  messages: [
    'server/{auth,content,http,leads,booking,redirects,media}/**/*.ts',
    'shared/contracts/**/*.ts',
  ],
} as const

const WORDS = /[\p{L}\p{N}’-]+/gu

/** True for prose; false for class names, queries, markup and addresses. */
const isProse = (text: string): boolean =>
  /^[\p{Lu}“]/u.test(text) &&
  !/[{}<>=|$*\\_[\]]|https?:|\w\(|\.\w|--/u.test(text) &&
  (text.match(WORDS) ?? []).length >= 5

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/**
 * True for labels and sentences: texts of elements, and strings that begin like a sentence. False for class names, queries, addresses and
 * identifiers.
 */
const isShown = (text: string, isPageText: boolean): boolean =>
  /\p{L}{2}/u.test(text) &&
  (isPageText ||
    (/^[\p{Lu}“]/u.test(text) && !/^[A-Z][A-Z\d_-]*$|^[A-Z]\w*[A-Z]\w*$/u.test(text))) &&
  !/[{}<>=|$\\_[\]]|https?:|\w\(|--/u.test(text)

/** Strings of a source file. A flag marks the texts of elements. A placeholder of a template becomes the word `this`. */
function stringsIn(file: string, source: string) {
  const texts: { readonly text: string; readonly isPageText: boolean }[] = []
  const { program } = parseSync(file, source)
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push({ text: tidy(value), isPageText: false })
    },
    JSXText({ value }) {
      texts.push({ text: tidy(value), isPageText: true })
    },
    TemplateLiteral({ quasis }) {
      const text = quasis.map(({ value }) => value.cooked ?? '').join('this')
      texts.push({ text: tidy(text), isPageText: false })
    },
  }).visit(program)
  return texts
}

/** All prose texts of five words or more in a source file. */
export const textsIn = (file: string, source: string): readonly InterfaceText[] =>
  stringsIn(file, source)
    .filter(({ text }) => isProse(text))
    .map(({ text }) => ({ file, text }))

/** All labels and texts in a source file, without duplicates. */
export const labelsIn = (file: string, source: string): readonly InterfaceText[] => {
  const shown = stringsIn(file, source).filter(({ text, isPageText }) => isShown(text, isPageText))
  return [...new Set(shown.map(({ text }) => text))].map((text) => ({ file, text }))
}

/** Texts of one area of the interface, without those of tests. The current directory must be the root of the repository. */
export async function interfaceTexts(
  area: keyof typeof interfaceAreas,
  read = textsIn,
): Promise<readonly InterfaceText[]> {
  const found: InterfaceText[] = []
  for await (const file of glob([...interfaceAreas[area]])) {
    if (/\.test(?:-support)?\.tsx?$/u.test(file)) continue
    found.push(...read(file, await readFile(file, 'utf8')))
  }
  return found
}

// `node scripts/checks/interface-texts.ts` prints all texts of the interface, by area and file.
if (import.meta.main) {
  for (const area of ['public site', 'staff area', 'Studio', 'messages'] as const) {
    const byFile = Map.groupBy(await interfaceTexts(area, labelsIn), ({ file }) => file)
    console.log(`# ${area}`)
    for (const [file, texts] of [...byFile].toSorted(([a], [b]) => a.localeCompare(b))) {
      console.log(`\n## ${file}\n${texts.map(({ text }) => `- ${text}`).join('\n')}`)
    }
  }
}
