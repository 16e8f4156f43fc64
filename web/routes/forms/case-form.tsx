import '#web/site/cases/case-forms.css'
import { data, useLoaderData } from 'react-router-dom'
import { isCaseKind, type CaseKind } from '#shared/company/case-law.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { caseForms } from '#shared/pages/company/case-forms.ts'
import { caseFormPaths } from '#shared/paths/paths.ts'
import { CaseFormArticle } from '#web/site/cases/case-form-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import type { PageLoader, PageState } from '#web/lib/page/page-loader.ts'

interface CaseFormState extends PageState {
  readonly kind: CaseKind
  readonly posted?: PostedForm | undefined
}

/** Reads the type of form from the path. If the server has rejected the posted form, also loads its input and errors. */
export const createLoader: PageLoader =
  ({ personal }) =>
  ({ request }) => {
    const last = new URL(request.url).pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
    const kind = isCaseKind(last) ? last : 'correction'
    return Promise.resolve(data<CaseFormState>({ failed: false, kind, posted: personal?.posted }))
  }

/** Page with a form for candidates: a request for the report, a correction, or a complaint. */
export function Component() {
  const { kind, posted } = useLoaderData<CaseFormState>()
  return (
    <>
      <PageHead {...caseForms[kind].meta} canonical={caseFormPaths[kind]} noindex />
      <CaseFormArticle key={kind} kind={kind} posted={posted} />
    </>
  )
}
