import { data } from 'react-router-dom'
import type { CataloguePage } from '#shared/content/related.ts'
import { loadContent, type LoaderEnv, type PageState } from './page-loader.ts'
import { relatedQuery } from '../queries/related.ts'

/** Loader data of a page with static copy. `page` is absent if there is no such page. */
export interface CopyState<Page> extends PageState {
  readonly page?: Page
}

/**
 * Loads the copy of a catalogue page and its related articles. If there is no such page, `load` is undefined and the status is 404. The
 * status stays 200 if the related articles cannot be loaded.
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
