import { data } from 'react-router-dom'
import type { CataloguePage } from '#shared/content/related.ts'
import { loadContent, type LoaderEnv, type PageState } from './page-loader.ts'
import { relatedQuery } from '../queries/related.ts'

/** Loader data of a page with static copy. `page` is absent if there is no such page. */
export interface CopyState<Page> extends PageState {
  readonly page?: Page
}

/**
 * Loads the copy of a catalogue page and its related articles. The status is 404 if `load` is undefined, which means that there is no
 * page of that name. Missing articles do not change the status 200.
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
