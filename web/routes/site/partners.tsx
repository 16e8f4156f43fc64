import { data, useLoaderData } from 'react-router-dom'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { PartnersPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { PartnersArticle, termsPart } from '#web/site/company/partners-article.tsx'
import { PartnershipForm } from '#web/site/inquiry/partnership-form.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { loadCompanyPage } from '#web/lib/page/document-pages.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'
import { loadParts } from '#web/ui/island/part.ts'

interface PartnersState extends DocumentState<PartnersPage> {
  readonly posted?: PostedForm | undefined
}

/** Loads the text of the page. If the server has rejected the posted form, also loads its input and errors. */
export const createLoader: PageLoader = (env) => async () => {
  const [copy] = await Promise.all([loadCompanyPage(env, 'partners'), loadParts(termsPart)])
  return data<PartnersState>({ ...copy, posted: env.personal?.posted })
}

/** Page for careers and partners. */
export function Component() {
  const { page, posted } = useLoaderData<PartnersState>()
  return (
    <>
      <PageHead
        {...sitePageHead({ meta: page.meta, path: paths.partners, name: 'Career & Partner' })}
      />
      <PartnersArticle page={page} form={<PartnershipForm page={page} posted={posted} />} />
    </>
  )
}
