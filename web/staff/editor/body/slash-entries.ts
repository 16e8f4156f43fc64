import type { EditorEvent } from '@portabletext/editor'
import { BODY_BLOCKS, bodyBlocks } from '#shared/content/body-blocks.ts'
import { articleTools, type BodyTools } from './body-tools.ts'
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
  ...BODY_BLOCKS.map((type) => {
    const { label, hint, words } = bodyBlocks[type]
    return { name: label, hint, words, does: type }
  }),
]

const opens = (text: string, query: string) =>
  text
    .toLowerCase()
    .split(' ')
    .some((_word, at, all) => all.slice(at).join(' ').startsWith(query))

/** True if the tools of the editor include the style or block of an entry. Lists are always included. */
function isOffered(does: SlashEntry['does'], { styles, blocks }: BodyTools): boolean {
  if (typeof does === 'string') return blocks.some((type) => type === does)
  return does.type !== 'style.toggle' || styles.includes(does.style)
}

/** Entries that match the typed text. Matches of the name come first. */
export function slashMatches(
  typed: string,
  tools: BodyTools = articleTools,
): readonly SlashEntry[] {
  const query = typed.toLowerCase()
  const offered = entries.filter(({ does }) => isOffered(does, tools))
  const named = offered.filter(({ name }) => opens(name, query))
  const others = offered.filter(
    (entry) => !named.includes(entry) && query !== '' && opens(entry.words, query),
  )
  return [...named, ...others]
}
