import '#web/site/company/company-plates.css'
import { data, useLoaderData } from 'react-router-dom'
import type { ClientsPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { CaseStudyRow } from '#web/site/case-study/case-study-row.tsx'
import { ClientsArticle } from '#web/site/company/clients-article.tsx'
import { useApp } from '#web/lib/page/app-context.tsx'
import { companyState } from '#web/lib/page/document-pages.ts'
import { loadWithList } from '#web/lib/page/copy-page.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'
import { clientTeasersQuery, parseClientTeasers } from '#web/lib/queries/highlights.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { SavedNotice } from '#web/ui/notice.tsx'

/** Loads the newest case studies. The status is always 200, because the page is complete without case studies. */
export const createLoader: PageLoader = (env) => async () => {
  const { copy, content } = await loadWithList(env, 'company', 'clients', {
    query: clientTeasersQuery(env),
    parse: parseClientTeasers,
  })
  return data({ ...companyState('clients', copy), ...content })
}

function Studies() {
  const content = useContent(clientTeasersQuery(useApp()))
  if (content.state !== 'ready') return null
  return (
    <>
      {content.origin === 'saved' && <SavedNotice />}
      <div className="case-rows">
        {content.data.case_studies.map((study) => (
          <CaseStudyRow
            key={study.slug}
            study={study}
            href={paths.caseStudy(study.slug)}
            level={3}
            brief
          />
        ))}
      </div>
    </>
  )
}

/** Clients page. */
export function Component() {
  const { page } = useLoaderData<DocumentState<ClientsPage>>()
  return (
    <>
      <PageHead
        {...sitePageHead({
          meta: page.meta,
          path: paths.clients,
          name: 'Clients',
          questions: page.questions.items,
        })}
      />
      <ClientsArticle page={page} studies={<Studies />} />
    </>
  )
}
