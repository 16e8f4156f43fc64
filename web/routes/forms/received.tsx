import { data, redirectDocument, useLoaderData } from 'react-router-dom'
import type { Receipt } from '#shared/contracts/forms/inquiries.ts'
import { page as contact } from '#shared/pages/company/contact.ts'
import { page as partners } from '#shared/pages/company/partners.ts'
import { ReceiptGone, ReceivedArticle } from '#web/site/inquiry/received-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import type { PageLoader, PageState } from '#web/lib/page/page-loader.ts'

interface ReceivedState extends PageState {
  readonly receipt?: Receipt | undefined
}

/** Loads the receipt. Only the server can read a receipt, so a client-side navigation loads the full page. */
export const createLoader: PageLoader =
  ({ onServer, personal }) =>
  ({ request }) => {
    const { pathname } = new URL(request.url)
    if (!onServer) return Promise.resolve(redirectDocument(pathname))
    const { receipt } = personal ?? {}
    const status = receipt === undefined ? 410 : 200
    return Promise.resolve(data<ReceivedState>({ failed: false, receipt }, { status }))
  }

/** Receipt of a form. */
export function Component() {
  const { receipt } = useLoaderData<ReceivedState>()
  return (
    <>
      <PageHead
        title={receipt === undefined ? 'Receipt not available' : 'Your receipt'}
        description="The receipt for a message you sent through a form on this site."
        noindex
      />
      {receipt === undefined ? (
        <ReceiptGone />
      ) : (
        <ReceivedArticle contact={contact} partners={partners} receipt={receipt} />
      )}
    </>
  )
}
