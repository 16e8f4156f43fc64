import { readFile } from 'node:fs/promises'
import { sketch } from '#shared/markdown/markdown.test-support.ts'
import type { ClipboardContent } from './clipboard-content.ts'
import { leftOutText } from './left-out.ts'
import { readPaste } from './read-paste.ts'

/** An empty clipboard. */
const nothing: ClipboardContent = { html: '', text: '', rtf: '', editor: '', files: [] }

const read = async (name: string) =>
  readFile(new URL(`clipboards/${name}`, import.meta.url), 'utf8')

/** Programs from which the clipboard was recorded. All recordings contain the same text. */
export type Program = 'word' | 'word-online' | 'google-docs' | 'notion' | 'web-page'

/** Clipboard content as recorded from a program. */
export async function copiedFrom(program: Program): Promise<ClipboardContent> {
  const rtf = program === 'word' ? await read('word.rtf') : ''
  return { ...nothing, html: await read(`${program}.html`), rtf, text: 'Checks before a start' }
}

/** Pastes content into an article with the given title. Returns the body as text, and the notice about omitted content. */
export function pasteInto(content: Partial<ClipboardContent>, title = '') {
  const pasted = readPaste({ ...nothing, ...content }, { origin: 'https://site.test', title })
  return { ...pasted, body: sketch(pasted.blocks), says: leftOutText(pasted.leftOut) }
}
