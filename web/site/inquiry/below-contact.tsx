import type { ContactCopy } from '#shared/pages/catalogue/page-copy.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { RelatedList } from '#web/ui/related-list.tsx'

/** Sections below the contact form: next steps, data that visitors should leave out, and other pages. */
export function BelowContact({ page }: { readonly page: ContactCopy }) {
  const { after, leave, elsewhere } = page
  return (
    <>
      <PageSection number={1} copy={after}>
        <ol className="timeline">
          {after.steps.map(({ when, text }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection number={2} copy={leave}>
        <PointsGrid points={leave.points} />
      </PageSection>
      <PageSection number={3} copy={elsewhere}>
        <RelatedList entries={elsewhere.entries} />
      </PageSection>
    </>
  )
}
