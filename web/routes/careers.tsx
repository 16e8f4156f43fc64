import { page } from '#shared/pages/company/careers.ts'
import { paths } from '#shared/paths.ts'
import { CareersArticle } from '#web/features/company/careers-article.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import { sitePageHead } from '#web/lib/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page-loader.ts'
import { ProseText } from '#web/ui/prose-text.tsx'

export const createLoader: PageLoader = () => () => staticPage()

/** Open positions, and how hiring works. */
export function Component() {
  return (
    <>
      <PageHead
        {...sitePageHead({
          meta: page.meta,
          path: paths.careers,
          name: 'Careers',
          questions: page.questions.items,
        })}
      />
      <CareersArticle
        page={page}
        register={
          <p>
            <ProseText text={page.openings.none.text} />
          </p>
        }
      />
    </>
  )
}
