import '#web/site/cases/case-forms.css'
import { data, redirectDocument, useLoaderData } from 'react-router-dom'
import type { CaseReceipt } from '#shared/contracts/cases.ts'
import { CaseReceiptArticle } from '#web/site/cases/case-receipt.tsx'
import { ReceiptGone } from '#web/site/inquiry/received-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import type { PageLoader, PageState } from '#web/lib/page/page-loader.ts'

interface CaseReceivedState extends PageState {
  readonly receipt?: CaseReceipt | undefined
}

/** Loads the confirmation. Only the server can read confirmations, so a client-side navigation loads the complete page. */
export const createLoader: PageLoader =
  ({ onServer, personal }) =>
  ({ request }) => {
    const { pathname } = new URL(request.url)
    if (!onServer) return Promise.resolve(redirectDocument(pathname))
    const receipt = personal?.caseReceipt
    const status = receipt === undefined ? 410 : 200
    return Promise.resolve(data<CaseReceivedState>({ failed: false, receipt }, { status }))
  }

/** Page with the confirmation of a candidate's case. */
export function Component() {
  const { receipt } = useLoaderData<CaseReceivedState>()
  return (
    <>
      <PageHead
        title={receipt === undefined ? 'Receipt not available' : 'Your receipt'}
        description="The receipt of a form for candidates."
        noindex
      />
      {receipt === undefined ? <ReceiptGone /> : <CaseReceiptArticle receipt={receipt} />}
    </>
  )
}
