import { readFile } from 'node:fs/promises'
import type { ClipboardContent } from './clipboard-content.ts'

/** A clipboard on which nothing lies. */
export const nothing: ClipboardContent = { html: '', text: '', rtf: '', editor: '', files: [] }

const read = async (name: string) =>
  readFile(new URL(`clipboards/${name}`, import.meta.url), 'utf8')

/** The same text as four programs put it on the clipboard. */
export type Program = 'word' | 'word-online' | 'google-docs' | 'notion' | 'web-page'

/** What a program puts on the clipboard. */
export async function copiedFrom(program: Program): Promise<ClipboardContent> {
  const rtf = program === 'word' ? await read('word.rtf') : ''
  return { ...nothing, html: await read(`${program}.html`), rtf, text: 'Checks before a start' }
}
