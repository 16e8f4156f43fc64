import { readFile } from 'node:fs/promises'
import type { ClipboardContent } from './clipboard-content.ts'

/** An empty clipboard. */
export const nothing: ClipboardContent = { html: '', text: '', rtf: '', editor: '', files: [] }

const read = async (name: string) =>
  readFile(new URL(`clipboards/${name}`, import.meta.url), 'utf8')

/** Programs for which a recording of the clipboard exists, all with the same text. */
export type Program = 'word' | 'word-online' | 'google-docs' | 'notion' | 'web-page'

/** Clipboard content as recorded from a program. */
export async function copiedFrom(program: Program): Promise<ClipboardContent> {
  const rtf = program === 'word' ? await read('word.rtf') : ''
  return { ...nothing, html: await read(`${program}.html`), rtf, text: 'Checks before a start' }
}
