import { data, useLoaderData } from 'react-router-dom'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { page } from '#shared/pages/company/partners.ts'
import { paths } from '#shared/paths/paths.ts'
import { PartnersArticle, termsPart } from '#web/site/company/partners-article.tsx'
import { PartnershipForm } from '#web/site/inquiry/partnership-form.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import type { PageLoader, PageState } from '#web/lib/page/page-loader.ts'
import { loadParts } from '#web/ui/island/part.ts'

interface PartnersState extends PageState {
  readonly posted?: PostedForm | undefined
}

/** Loads the posted form if the server refused it. */
export const createLoader: PageLoader =
  ({ personal }) =>
  async () => {
    await loadParts(termsPart)
    return data<PartnersState>({ failed: false, posted: personal?.posted })
  }

/** Career and partner page. */
export function Component() {
  const { posted } = useLoaderData<PartnersState>()
  return (
    <>
      <PageHead
        {...sitePageHead({ meta: page.meta, path: paths.partners, name: 'Career & Partner' })}
      />
      <PartnersArticle page={page} form={<PartnershipForm page={page} posted={posted} />} />
    </>
  )
}
