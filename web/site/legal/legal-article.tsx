import type { LegalPage } from '#shared/pages/company/shapes.ts'
import { ContentsRail } from '#web/ui/contents-rail.tsx'
import { LegalHead } from './legal-head.tsx'
import { LegalText } from './legal-text.tsx'

/** Legal page: contents in the rail, numbered sections on the spine. */
export function LegalArticle({ page }: { readonly page: LegalPage }) {
  const headings = page.sections.map(({ id, title }, index) => ({
    key: id,
    id,
    text: title,
    level: 2 as const,
    number: index + 1,
  }))
  return (
    <article className="legal f-teal">
      <LegalHead {...page} />
      <div className="page article-columns">
        <ContentsRail headings={headings} />
        <div className="legal-text">
          <LegalText sections={page.sections} />
        </div>
      </div>
    </article>
  )
}
