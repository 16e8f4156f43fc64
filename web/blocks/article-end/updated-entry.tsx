import type { BlogDetail, CaseStudyDetail } from '#shared/content/article.ts'
import { longDate } from '#web/lib/time/dates.ts'

/** Line of an article's record with date and content of a change after publication. Empty unless staff entered what changed. */
export function updatedEntry({
  update_note: note,
  updated_on: on,
  updated_at: at,
}: Pick<BlogDetail | CaseStudyDetail, 'update_note' | 'updated_on' | 'updated_at'>) {
  const date = on ?? at
  const value = note.trim() !== '' && (
    <>
      <time dateTime={date}>{longDate(date)}</time>: {note}
    </>
  )
  return ['Updated', value === false ? null : value] as const
}
