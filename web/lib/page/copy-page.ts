import { data } from 'react-router-dom'
import type { CataloguePage } from '#shared/content/related.ts'
import type { Answer } from '../content/content-fallback.ts'
import { loadContent, type LoaderEnv, type PageState } from './page-loader.ts'
import { relatedQuery } from '../queries/related.ts'

/**
 * Origin of a page's copy. `cms`: the published document, or the shipped copy if none was ever published. `saved`: the same from REST, while
 * the CMS does not respond. `shipped`: the shipped copy, because neither responds; the last published copy may differ.
 */
export type CopyOrigin = 'cms' | 'saved' | 'shipped'

type LoadShipped<Page> = () => Promise<{ readonly page: Page }>
type LoadPublished<Page> = () => Promise<Answer<Page | null>>

/** Loader data of a page with copy. `page` is absent if there is no such page. */
export interface CopyState<Page> extends PageState {
  readonly page?: Page
  /** Default: `cms`. */
  readonly copyFrom?: CopyOrigin
}

/** Loader data of a page that is a document. */
export interface DocumentState<Page> extends CopyState<Page> {
  readonly page: Page
}

/**
 * Loads the copy of a page that is a document. `load` returns the shipped copy. `published` returns the published copy, or null if none was
 * ever published.
 */
export async function loadDocument<Page>(
  load: LoadShipped<Page>,
  published: LoadPublished<Page>,
): Promise<DocumentState<Page>> {
  const answer = await published().catch(() => undefined)
  const copyFrom: CopyOrigin = answer?.origin ?? 'shipped'
  const page = answer?.data ?? (await load()).page
  return { failed: false, page, ...(copyFrom !== 'cms' && { copyFrom }) }
}

/**
 * Loads the copy of a catalogue page and its related articles. If there is no such page, `load` is undefined and the status is 404. The
 * status stays 200 if the related articles cannot be loaded. `load` returns the shipped copy. `published` returns the published copy, or
 * null if none was ever published; it is absent for pages that are no documents.
 */
export async function loadCopy<Page>(
  env: LoaderEnv,
  to: CataloguePage,
  load: LoadShipped<Page> | undefined,
  published?: LoadPublished<Page>,
) {
  if (load === undefined) return data<CopyState<Page>>({ failed: false }, { status: 404 })
  const [copy] = await Promise.all([
    published === undefined
      ? load().then(({ page }): DocumentState<Page> => ({ failed: false, page }))
      : loadDocument(load, published),
    loadContent(env, relatedQuery(env, to), () => 200),
  ])
  return data<CopyState<Page>>(copy)
}
