import type { ArticleType } from '#shared/content/status.ts'
import { statusNames } from '#web/ui/status-mark.tsx'
import { isolated } from '#web/ui/direction.ts'
import type { Choices } from './use-choices.ts'
import type { Place } from './place.ts'
import { kinds } from './rows.ts'

const nameOf = (choices: Choices['fields'], value: string) =>
  isolated(choices.find((choice) => choice.value === value)?.title ?? value)

/** What a place leaves articles out by, in words that follow “blogs” or “case studies”. */
export function narrowingWords(
  type: ArticleType,
  { search, status, filter, author }: Place,
  { fields, authors }: Choices,
): string {
  const words = [
    status !== undefined && `in “${statusNames[status]}”`,
    filter !== undefined && `of the ${kinds[type].field.toLowerCase()} “${nameOf(fields, filter)}”`,
    type === 'blog' && author !== undefined && `by “${nameOf(authors, author)}”`,
    search.trim() !== '' && `matching “${isolated(search.trim())}”`,
  ]
  return words.filter((word) => word !== false).join(' ')
}
