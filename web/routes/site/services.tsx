import '#web/site/hubs/services-hub.css'
import { useSearchParams } from 'react-router-dom'
import { serviceSections, type SolutionSlug } from '#shared/pages/catalogue/catalogue.ts'
import { servicesIndex } from '#shared/pages/hubs/services.ts'
import { paths, SERVICES_FILTER } from '#shared/paths/paths.ts'
import { ServicesPage } from '#web/site/hubs/services-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import { Missing } from './missing.tsx'

const head = sitePageHead({
  meta: servicesIndex.meta,
  path: paths.services,
  name: servicesIndex.label,
})

/** Line of work in the URL; undefined if the URL names none, `null` if the named one does not exist. */
function chosenLine(search: URLSearchParams): SolutionSlug | null | undefined {
  const asked = search.get(SERVICES_FILTER) ?? ''
  if (asked === '') return undefined
  return serviceSections.find(({ slug }) => slug === asked)?.slug ?? null
}

/** Responds with 404 if the line of work in the URL does not exist. */
export const createLoader: PageLoader =
  () =>
  ({ request }) =>
    staticPage(chosenLine(new URL(request.url).searchParams) === null ? 404 : 200)

/** Index of all services, or of one line of work. */
export function Component() {
  const [search] = useSearchParams()
  const line = chosenLine(search)
  if (line === null) {
    return <Missing back={{ label: servicesIndex.all, href: paths.services }} />
  }
  return (
    <>
      <PageHead {...head} />
      <ServicesPage line={line} />
    </>
  )
}
