import { data } from 'react-router-dom'
import type { PageState } from './page-loader.ts'

/** What the loader of a page made of copy leaves for it; `page` is absent when there is no such page. */
export interface CopyState<Page> extends PageState {
  readonly page?: Page
}

/** Brings the copy of a page with its status: 404 when `load` is absent, as for a name that no page has. */
export async function loadCopy<Page>(load: (() => Promise<{ readonly page: Page }>) | undefined) {
  if (load === undefined) return data<CopyState<Page>>({ failed: false }, { status: 404 })
  const { page } = await load()
  return data<CopyState<Page>>({ failed: false, page }, { status: 200 })
}
