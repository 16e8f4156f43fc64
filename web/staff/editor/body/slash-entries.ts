import type { EditorEvent } from '@portabletext/editor'
import type { Insertion } from './toolbar.tsx'

/** A block type in the slash menu. */
export interface SlashEntry {
  readonly name: string
  readonly hint: string
  /** Search terms in addition to the name. */
  readonly words: string
  readonly does: EditorEvent | Insertion
}

const entries: readonly SlashEntry[] = [
  {
    name: 'Heading',
    hint: 'Starts a section',
    words: 'h2 title',
    does: { type: 'style.toggle', style: 'h2' },
  },
  {
    name: 'Subheading',
    hint: 'Part of a section',
    words: 'h3 heading',
    does: { type: 'style.toggle', style: 'h3' },
  },
  {
    name: 'Bulleted list',
    hint: 'Unordered items',
    words: 'ul points',
    does: { type: 'list item.toggle', listItem: 'bullet' },
  },
  {
    name: 'Numbered list',
    hint: 'Steps, or a ranking',
    words: 'ol ordered',
    does: { type: 'list item.toggle', listItem: 'number' },
  },
  {
    name: 'Quote',
    hint: 'Quoted text',
    words: 'blockquote citation',
    does: { type: 'style.toggle', style: 'blockquote' },
  },
  { name: 'Picture', hint: 'Upload or choose an image', words: 'image photo', does: 'picture' },
  { name: 'Code', hint: 'Code with highlighting', words: 'listing program', does: 'codeBlock' },
  { name: 'Callout', hint: 'A note or a warning', words: 'note tip warning', does: 'callout' },
  { name: 'Table', hint: 'Rows and columns', words: 'grid rows columns', does: 'table' },
]

const opens = (text: string, query: string) =>
  text
    .toLowerCase()
    .split(' ')
    .some((_word, at, all) => all.slice(at).join(' ').startsWith(query))

/** Entries that match the typed text. Matches of the name come first. */
export function slashMatches(typed: string): readonly SlashEntry[] {
  const query = typed.toLowerCase()
  const named = entries.filter(({ name }) => opens(name, query))
  const others = entries.filter(
    (entry) => !named.includes(entry) && query !== '' && opens(entry.words, query),
  )
  return [...named, ...others]
}
