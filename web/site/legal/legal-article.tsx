import '#web/blocks/article.css'
import type { LegalPage } from '#shared/pages/company/shapes.ts'
import { useContactTexts } from '#web/lib/frame/frame-context.tsx'
import { ContentsRail } from '#web/ui/contents-rail.tsx'
import { LegalHead } from './legal-head.tsx'
import { LegalText } from './legal-text.tsx'

interface LegalArticleProps {
  readonly page: LegalPage
  /** Path of the page, under which the reviews of its sections are listed. */
  readonly path: string
}

/** Legal page: table of contents in the side column, numbered sections in the main column. */
export function LegalArticle({ page: shipped, path }: LegalArticleProps) {
  const page = useContactTexts(shipped)
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
          <LegalText path={path} sections={page.sections} />
        </div>
      </div>
    </article>
  )
}
