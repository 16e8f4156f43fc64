import type { Sheet } from '#web/staff/editor/preview/preview-dialog.tsx'
import { PreviewedBlog } from '../../articles/blog-page.tsx'
import { PreviewedCaseStudy } from '../../articles/case-study-page.tsx'

/** Preview of an article as on its public page, without the metadata for search engines. */
export const ArticlePreview: Sheet = ({ previewed }) =>
  previewed.type === 'blog' ? (
    <PreviewedBlog via="rest" blog={previewed.blog} origin="cms" />
  ) : (
    <PreviewedCaseStudy via="rest" study={previewed.study} origin="cms" />
  )
