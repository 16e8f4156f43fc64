import { data } from 'react-router-dom'
import type { CataloguePage } from '#shared/content/related.ts'
import { loadContent, type LoaderEnv, type PageState } from './page-loader.ts'
import { relatedQuery } from '../queries/related.ts'

/** What the loader of a page made of copy leaves for it; `page` is absent when there is no such page. */
export interface CopyState<Page> extends PageState {
  readonly page?: Page
}

/**
 * Brings the copy of a page of the catalogue and the articles that belong to it. The status is 404 when `load` is absent,
 * as for a name that no page has; without the articles the page is whole and 200.
 */
export async function loadCopy<Page>(
  env: LoaderEnv,
  to: CataloguePage,
  load: (() => Promise<{ readonly page: Page }>) | undefined,
) {
  if (load === undefined) return data<CopyState<Page>>({ failed: false }, { status: 404 })
  const [{ page }] = await Promise.all([load(), loadContent(env, relatedQuery(env, to), () => 200)])
  return data<CopyState<Page>>({ failed: false, page })
}
