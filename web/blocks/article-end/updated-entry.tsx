import type { BlogDetail, CaseStudyDetail } from '#shared/content/article.ts'
import { longDate } from '#web/lib/time/dates.ts'

/**
 * Entry among the facts of an article: the date of a change after publication, and the note of the staff about it. Empty without a note.
 */
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
