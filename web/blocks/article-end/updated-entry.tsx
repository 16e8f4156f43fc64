import type { BlogDetail, CaseStudyDetail } from '#shared/content/article.ts'
import { longDate } from '#web/lib/time/dates.ts'

/** Line among the facts of an article, with the date and a note about a change after publication. Empty if staff entered no note. */
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
