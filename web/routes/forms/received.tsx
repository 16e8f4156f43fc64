import { data, redirectDocument, useLoaderData } from 'react-router-dom'
import type { Receipt } from '#shared/contracts/forms/inquiries.ts'
import type { ContactCopy, PartnersPage } from '#shared/pages/catalogue/page-copy.ts'
import { ReceiptGone, ReceivedArticle } from '#web/site/inquiry/received-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { loadCompanyPage } from '#web/lib/page/document-pages.ts'
import type { PageLoader, CopyState } from '#web/lib/page/page-loader.ts'

interface ReceivedState extends CopyState<ContactCopy | PartnersPage> {
  readonly receipt?: Receipt | undefined
}

/**
 * Loads the confirmation, and the text of the page that contains the form. Only the server can read confirmations, so a client-side
 * navigation loads the complete page.
 */
export const createLoader: PageLoader =
  (env) =>
  async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (!env.onServer) return redirectDocument(pathname)
    const { receipt } = env.personal ?? {}
    if (receipt === undefined) return data<ReceivedState>({ failed: false }, { status: 410 })
    const copy =
      receipt.kind === 'contact'
        ? await loadCompanyPage(env, 'contact')
        : await loadCompanyPage(env, 'partners')
    return data<ReceivedState>({ ...copy, receipt })
  }

/** Page with the confirmation of a form. */
export function Component() {
  const { page, receipt } = useLoaderData<ReceivedState>()
  return (
    <>
      <PageHead
        title={receipt === undefined ? 'Receipt not available' : 'Your receipt'}
        description="The receipt for a message you sent through a form on this site."
        noindex
      />
      {receipt === undefined || page === undefined ? (
        <ReceiptGone />
      ) : (
        <ReceivedArticle page={page} receipt={receipt} />
      )}
    </>
  )
}
