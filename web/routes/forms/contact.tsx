import { data, useLoaderData } from 'react-router-dom'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { ContactCopy } from '#shared/pages/catalogue/page-copy.ts'
import { subjectAsked } from '#shared/pages/inquiry-subjects.ts'
import { readSelection, type Selection } from '#shared/pages/planner/selection.ts'
import { paths, SUBJECT_PARAMETER } from '#shared/paths/paths.ts'
import { ContactArticle, loadContactParts } from '#web/site/inquiry/contact-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { organization } from '#web/lib/structured-data/subjects.ts'
import { loadCompanyPage } from '#web/lib/page/document-pages.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'

interface ContactState extends DocumentState<ContactCopy> {
  readonly about?: string | undefined
  readonly list?: Selection | undefined
  readonly posted?: PostedForm | undefined
}

/**
 * Loads the text of the page, and reads the subject and the list of checks from the URL. If the server has rejected the posted form, also
 * loads its input and errors.
 */
export const createLoader: PageLoader =
  (env) =>
  async ({ request }) => {
    const [copy] = await Promise.all([loadCompanyPage(env, 'contact'), loadContactParts()])
    const { searchParams } = new URL(request.url)
    const about = subjectAsked(searchParams.get(SUBJECT_PARAMETER))
    const list = readSelection(searchParams)
    return data<ContactState>({ ...copy, about, list, posted: env.personal?.posted })
  }

/** Contact page. */
export function Component() {
  const { page, about, list, posted } = useLoaderData<ContactState>()
  return (
    <>
      <PageHead
        {...sitePageHead({
          meta: page.meta,
          path: paths.contact,
          name: 'Contact',
          nodes: [organization],
        })}
      />
      <ContactArticle page={page} about={about} list={list} posted={posted} />
    </>
  )
}
