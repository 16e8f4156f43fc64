import { data, useLoaderData } from 'react-router-dom'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { page } from '#shared/pages/company/contact.ts'
import { subjectAsked } from '#shared/pages/inquiry-subjects.ts'
import { paths, SUBJECT_PARAMETER } from '#shared/paths/paths.ts'
import { belowPart, besidePart, ContactArticle } from '#web/site/inquiry/contact-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import type { PageLoader, PageState } from '#web/lib/page/page-loader.ts'
import { loadParts } from '#web/ui/island/part.ts'

interface ContactState extends PageState {
  readonly about?: string | undefined
  readonly posted?: PostedForm | undefined
}

/** Loads the subject from the URL, and the posted form if the server refused it. */
export const createLoader: PageLoader =
  ({ personal }) =>
  async ({ request }) => {
    await loadParts(belowPart, besidePart)
    const about = subjectAsked(new URL(request.url).searchParams.get(SUBJECT_PARAMETER))
    return data<ContactState>({ failed: false, about, posted: personal?.posted })
  }

/** Contact page. */
export function Component() {
  const { about, posted } = useLoaderData<ContactState>()
  return (
    <>
      <PageHead {...sitePageHead({ meta: page.meta, path: paths.contact, name: 'Contact' })} />
      <ContactArticle page={page} about={about} posted={posted} />
    </>
  )
}
