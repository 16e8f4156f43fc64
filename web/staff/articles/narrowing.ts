import type { ArticleType } from '#shared/content/status.ts'
import { statusNames } from '#web/ui/list/status-mark.tsx'
import { isolated } from '#web/ui/list/direction.ts'
import type { Choices } from './use-choices.ts'
import type { Place } from './url-state.ts'
import { kinds } from './rows.ts'

/** Title of a filter option in quotation marks. Undefined until the options are loaded: only the id of the option is known before. */
const quoted = (choices: Choices['fields'], value: string) => {
  const title = choices.find((choice) => choice.value === value)?.title
  return title === undefined ? undefined : `“${isolated(title)}”`
}

const titled = (field: string, title: string | undefined) =>
  title === undefined ? `one ${field}` : `the ${field} ${title}`

/** Active filters as text after the word “blogs” or “case studies”. */
export function narrowingWords(
  type: ArticleType,
  { search, status, filter, author }: Place,
  { fields, authors }: Choices,
): string {
  const words = [
    status !== undefined && `in “${statusNames[status]}”`,
    filter !== undefined && `of ${titled(kinds[type].field.toLowerCase(), quoted(fields, filter))}`,
    type === 'blog' && author !== undefined && `by ${quoted(authors, author) ?? 'one author'}`,
    search.trim() !== '' && `matching “${isolated(search.trim())}”`,
  ]
  return words.filter((word) => word !== false).join(' ')
}
