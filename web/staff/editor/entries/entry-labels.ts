import type { EntryType } from '#shared/content/entries/entry-types.ts'
import type { EntryItem } from '#shared/contracts/entries.ts'
import { counted } from '#shared/text/count.ts'

interface Words {
  /** Name of a new document. */
  readonly fresh: string
  /** Noun with a capital letter. */
  readonly noun: string
  readonly add: string
  readonly empty: { readonly title: string; readonly text: string }
  /** Head of the column with the name. */
  readonly head: string
}

/** Interface texts of each type. */
export const entryWords: Readonly<Record<EntryType, Words>> = {
  opening: {
    fresh: 'New opening',
    noun: 'Opening',
    add: 'New opening',
    empty: {
      title: 'No openings yet',
      text: 'Add the first one. Visitors see it on the careers page when you publish it.',
    },
    head: 'Title',
  },
  author: {
    fresh: 'New author',
    noun: 'Author',
    add: 'New author',
    empty: {
      title: 'No authors yet',
      text: 'Add a person or a team. You can then choose it in a blog.',
    },
    head: 'Name',
  },
  category: {
    fresh: 'New category',
    noun: 'Category',
    add: 'New category',
    empty: {
      title: 'No categories yet',
      text: 'Add a category. You can then choose it in a blog.',
    },
    head: 'Title',
  },
}

/** Title of a row. */
export const titleOf = ({ title, type }: Pick<EntryItem, 'title' | 'type'>): string =>
  title.trim() === '' ? `Untitled ${type}` : title

/** Number of articles that use a document, as text. */
export const usesInWords = (uses: number): string =>
  uses === 0 ? 'Not used' : counted(uses, 'article')

/** Sentence that explains why a document cannot be deleted. */
export const inUseSentence = (type: EntryType, uses: number): string =>
  `${counted(uses, 'article')} ${uses === 1 ? 'uses' : 'use'} this ${type}, so it can’t be deleted.`

/** True if visitors no longer see a published opening because it has closed. @param now milliseconds since 1970 */
export const hasClosed = ({ closes_at: at }: Pick<EntryItem, 'closes_at'>, now: number): boolean =>
  at !== null && Date.parse(at) <= now
