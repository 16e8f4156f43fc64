import type { ArticleType } from '#shared/content/status.ts'
import type { KeyLine } from '#web/ui/key-help.tsx'
import { kinds } from './rows.ts'

const readingKeys: readonly KeyLine[] = [
  [['J', 'K'], 'Next and previous row; the arrow keys do the same'],
  [['Enter', 'E'], 'Read the row'],
  [['P'], 'View the row on the site'],
  [['/'], 'Search'],
  [['?'], 'This list of keys'],
]

const writingKeys = (type: ArticleType): readonly KeyLine[] => [
  [['J', 'K'], 'Next and previous row; the arrow keys do the same'],
  [['Enter', 'E'], 'Edit the row'],
  [['X'], 'Select the row'],
  [['P'], 'View the row on the site'],
  [['C'], `Set the ${kinds[type].field.toLowerCase()} of the selected`],
  [['/'], 'Search'],
  [['N'], 'Create a new one'],
  [['U'], 'Undo, while the message offers it'],
  [['Esc'], 'Clear the selection'],
  [['?'], 'This list of keys'],
]

/** The keys of a list, for who may change what is in it and for who may not. */
export const keyLines = (type: ArticleType, mayWrite: boolean): readonly KeyLine[] =>
  mayWrite ? writingKeys(type) : readingKeys
