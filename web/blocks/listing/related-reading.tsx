import type { CataloguePage } from '#shared/content/related.ts'
import type { RelatedTeasers } from '#shared/content/published-types/teasers.ts'
import { standingOf } from '#shared/pages/case-study-standing.ts'
import { reading } from '#shared/pages/rules/reading.ts'
import { paths } from '#shared/paths/paths.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { longDate } from '#web/lib/time/dates.ts'
import { relatedQuery } from '#web/lib/queries/related.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { FoldedPart } from '#web/ui/folded-part.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { type ReadingEntry, ReadingRows } from '#web/ui/reading-rows.tsx'

const caseStudyEntry = (study: RelatedTeasers['case_studies'][number]): ReadingEntry => {
  const { title, slug, results } = study
  const result = results[0]
  return {
    kind: standingOf(study),
    title,
    href: paths.caseStudy(slug),
    asides:
      result === undefined
        ? []
        : [[result.value, result.unit].filter(Boolean).join(' '), result.label],
  }
}

const blogEntry = ({
  title,
  slug,
  published_at,
  reading_minutes,
}: RelatedTeasers['blogs'][number]): ReadingEntry => ({
  kind: reading.note,
  title,
  href: paths.blog(slug),
  asides: [longDate(published_at), `${reading_minutes}\u00a0${reading.minutes}`].filter(Boolean),
})

/** Maximum number of articles if they are rows at the end of another section. */
const MOST_ROWS = 3

/**
 * Number of articles that phones show if they are a section. The remaining ones are folded. Rows at the end of another section are all
 * folded on phones.
 */
const OPEN_ROWS = 3

interface RelatedReadingProps {
  /** Number of the section. Absent if the rows are at the end of another section. */
  readonly number?: number
  readonly to: CataloguePage
}

/**
 * Case studies and posts that are related to a page, as a section or as rows of another section. Renders nothing if there are none or
 * loading fails.
 */
export function RelatedReading({ number, to }: RelatedReadingProps) {
  const content = useContent(relatedQuery(useApp(), to))
  if (content.state !== 'ready') return null
  const { blogs, case_studies: studies } = content.data
  const all = [...studies.map(caseStudyEntry), ...blogs.map(blogEntry)]
  if (all.length === 0) return null
  const entries = number === undefined ? all.slice(0, MOST_ROWS) : all
  const open = number === undefined ? 0 : OPEN_ROWS
  const more = entries.slice(open)
  const rows = (
    <>
      {content.origin === 'saved' && <SavedNotice />}
      {open > 0 && <ReadingRows entries={entries.slice(0, open)} />}
      {more.length > 0 && (
        <FoldedPart title={open > 0 ? `${more.length} more` : 'Guides and examples'}>
          <ReadingRows entries={more} />
        </FoldedPart>
      )}
    </>
  )
  if (number === undefined) return rows
  return (
    <PageSection number={number} copy={reading}>
      {rows}
    </PageSection>
  )
}
