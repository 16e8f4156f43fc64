import type { Sheet } from '#web/features/admin-editor/preview/preview-dialog.tsx'
import { BlogSheet } from '#web/features/blog/blog-article.tsx'
import { CaseStudySheet } from '#web/features/case-study/case-study-article.tsx'

/** An article as its public page draws it, without what the page says of itself to machines. */
export const ArticlePreview: Sheet = ({ previewed }) =>
  previewed.type === 'blog' ? (
    <BlogSheet via="rest" blog={previewed.blog} origin="cms" />
  ) : (
    <CaseStudySheet via="rest" study={previewed.study} origin="cms" />
  )
