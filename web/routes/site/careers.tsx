import '#web/site/company/company-plates.css'
import { data, useLoaderData } from 'react-router-dom'
import type { CareersPage } from '#shared/pages/catalogue/page-copy.ts'
import { openingTexts } from '#shared/pages/company/opening-texts.ts'
import { paths } from '#shared/paths/paths.ts'
import { CareersArticle } from '#web/site/company/careers-article.tsx'
import { EmptyRegister } from '#web/site/company/empty-register.tsx'
import { OpeningRegister } from '#web/site/company/opening-register.tsx'
import { useApp } from '#web/lib/page/app-context.tsx'
import { companyState } from '#web/lib/page/document-pages.ts'
import { loadWithList } from '#web/lib/page/copy-page.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'
import { openingsQuery, parseOpenings } from '#web/lib/queries/openings.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { SavedNotice } from '#web/ui/notice.tsx'

/** Loads the job openings. The status is always 200, because the page is complete without openings. */
export const createLoader: PageLoader = (env) => async () => {
  const { copy, content } = await loadWithList(env, 'company', 'careers', {
    query: openingsQuery(env),
    parse: parseOpenings,
  })
  return data({ ...companyState('careers', copy), ...content })
}

function Register({ copy }: { readonly copy: CareersPage['openings'] }) {
  const content = useContent(openingsQuery(useApp()))
  if (content.state === 'failed') return <EmptyRegister {...copy.away} />
  if (content.state === 'loading') return null
  return (
    <>
      {content.origin === 'saved' && <SavedNotice />}
      {content.data.length === 0 ? (
        <EmptyRegister {...copy.none} />
      ) : (
        <OpeningRegister copy={openingTexts} openings={content.data} />
      )}
    </>
  )
}

/** Careers page. */
export function Component() {
  const { page } = useLoaderData<DocumentState<CareersPage>>()
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
      <CareersArticle page={page} register={<Register copy={page.openings} />} />
    </>
  )
}
