import { ArticleList } from '#web/staff/articles/article-list.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the blogs with any status. */
export function Component() {
  return (
    <>
      <PageHead title="Blogs, staff" noindex />
      <ArticleList type="blog" key="blog" />
    </>
  )
}
