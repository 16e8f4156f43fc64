import '#web/site/search/search-page.css'
import { data, useLoaderData } from 'react-router-dom'
import type { SearchView } from '#shared/contracts/search.ts'
import { searchViewOf } from '#shared/contracts/search-view.ts'
import { searchPage } from '#shared/pages/search.ts'
import { paths } from '#shared/paths/paths.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import type { LoaderEnv, PageLoader, PageState } from '#web/lib/page/page-loader.ts'
import { requestResults } from '#web/lib/search/search-calls.ts'
import { SearchPage } from '#web/site/search/search-page.tsx'
import { headingOf } from '#web/site/search/labels.ts'

interface SearchState extends PageState {
  readonly view: SearchView
}

/** Requests the results from the API and adds them to the state of the search page. */
async function requested({ source }: LoaderEnv, view: SearchView): Promise<SearchView> {
  if (view.query === '' || view.problem !== undefined) return view
  try {
    return { ...view, answer: await requestResults(source, view) }
  } catch {
    return { ...view, problem: 'unavailable' }
  }
}

/** Loads the results. On the server they are part of the request's data; a browser requests them from the API. */
export const createLoader: PageLoader =
  (env) =>
  async ({ request }) => {
    const view = searchViewOf(new URL(request.url).searchParams)
    return data<SearchState>({
      failed: false,
      view: env.onServer ? (env.personal?.search ?? view) : await requested(env, view),
    })
  }

/** Search page. */
export function Component() {
  const { view } = useLoaderData<SearchState>()
  return (
    <>
      <PageHead
        title={headingOf(view) ?? searchPage.title}
        description={searchPage.description}
        canonical={paths.search()}
        noindex
      />
      <SearchPage view={view} />
    </>
  )
}
