import { data } from 'react-router-dom'
import type { CataloguePage } from '#shared/content/related.ts'
import type { CopyOf } from '../queries/page-text.ts'
import { parseRelated, relatedQuery } from '../queries/related.ts'
import { loadWithList } from './copy-page.ts'
import type { LoaderEnv, CopyState } from './page-loader.ts'

/** Loads the text of a catalogue page and its related articles. An address without a slug has no page, so the status is 404. */
export async function loadCataloguePage<Kind extends CataloguePage['kind']>(
  env: LoaderEnv,
  kind: Kind,
  slug: string | undefined,
) {
  if (slug === undefined) return data<CopyState<CopyOf<Kind>>>({ failed: false }, { status: 404 })
  const { copy } = await loadWithList(env, kind, slug, {
    query: relatedQuery(env, { kind, slug }),
    parse: parseRelated,
  })
  return data<CopyState<CopyOf<Kind>>>(copy)
}
