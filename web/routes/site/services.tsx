import '#web/site/hubs/services-hub.css'
import { useMemo } from 'react'
import { data, useLoaderData, useSearchParams } from 'react-router-dom'
import { serviceSections, type SolutionSlug } from '#shared/pages/catalogue/catalogue.ts'
import type { HubPageOf } from '#shared/pages/catalogue/page-copy.ts'
import { serviceIndexLabels } from '#shared/pages/hubs/services-parts.ts'
import { rangesById } from '#shared/pages/hubs/range-pages.ts'
import { paths, SERVICES_FILTER } from '#shared/paths/paths.ts'
import { ServicesPage } from '#web/site/hubs/services-page.tsx'
import { rangesPart, registerPart } from '#web/site/hubs/service-table-parts.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { loadHubPage } from '#web/lib/page/document-pages.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'
import { plannerPart } from '#web/blocks/planner/planner.tsx'
import { loadParts } from '#web/ui/island/part.ts'
import { Missing } from './missing.tsx'

/** Line of work that is named in the URL. Undefined if the URL names no line, `null` if the named line does not exist. */
function chosenLine(search: URLSearchParams): SolutionSlug | null | undefined {
  const asked = search.get(SERVICES_FILTER) ?? ''
  if (asked === '') return undefined
  return serviceSections.find(({ slug }) => slug === asked)?.slug ?? null
}

type ServicesState = Pick<
  DocumentState<HubPageOf<'services'>>,
  'failed' | 'copyFrom' | 'ranges'
> & {
  /** Text of the page. Absent if the line of work does not exist. */
  readonly page?: HubPageOf<'services'>
}

/** Loads the text of the page. The status is 404 if the line of work in the URL does not exist. */
export const createLoader: PageLoader =
  (env) =>
  async ({ request }) =>
    chosenLine(new URL(request.url).searchParams) === null
      ? data<ServicesState>({ failed: false }, { status: 404 })
      : data<ServicesState>(
          (
            await Promise.all([
              loadHubPage(env, 'services'),
              loadParts(plannerPart, registerPart, rangesPart),
            ])
          )[0],
        )

/** Page with all services, or with those of one line of work. */
export function Component() {
  const [search] = useSearchParams()
  const { page, ranges: listed } = useLoaderData<ServicesState>()
  // Memoized, because the browser renders the server-rendered tables again whenever this object changes.
  const ranges = useMemo(() => listed && rangesById(listed), [listed])
  const line = chosenLine(search)
  if (line === null || page === undefined || ranges === undefined) {
    return <Missing back={{ label: serviceIndexLabels.all, href: paths.services }} />
  }
  return (
    <>
      <PageHead {...sitePageHead({ meta: page.meta, path: paths.services, name: page.label })} />
      <ServicesPage page={page} ranges={ranges} line={line} />
    </>
  )
}
