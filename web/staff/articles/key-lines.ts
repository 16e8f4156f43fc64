import type { ArticleType } from '#shared/content/status.ts'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { kinds } from './rows.ts'

const readingKeys: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous row (also arrow keys)'],
  [['Enter', 'E'], 'Open the article'],
  [['P'], 'View the article on the site'],
  [['/'], 'Search'],
  [['?'], 'Show keyboard shortcuts'],
]

const writingKeys = (type: ArticleType): readonly KeyLine[] => [
  [['J', 'K'], 'Next or previous row (also arrow keys)'],
  [['Enter', 'E'], 'Edit the article'],
  [['X'], 'Select the row'],
  [['P'], 'View the article on the site'],
  [['C'], `Set the ${kinds[type].field.toLowerCase()} of the selected articles`],
  [['/'], 'Search'],
  [['N'], 'Create an article'],
  [['U'], 'Undo the last action (while its message is shown)'],
  [['Esc'], 'Clear the selection'],
  [['?'], 'Show keyboard shortcuts'],
]

/** Keyboard shortcuts of a list, for users with and without write access. */
export const keyLines = (type: ArticleType, mayWrite: boolean): readonly KeyLine[] =>
  mayWrite ? writingKeys(type) : readingKeys
