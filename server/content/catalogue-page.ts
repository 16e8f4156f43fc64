import { HttpError } from '#server/http/http-error.ts'
import { relatedTerms, type CataloguePage, type RelatedTerms } from '#shared/content/related.ts'

const KINDS: readonly CataloguePage['kind'][] = ['service', 'solution', 'industry']

/**
 * Parses the query of a request for articles that are related to a page of the catalogue. Returns the page, and the terms by which articles
 * are found.
 * @throws HttpError `validation_failed` with each invalid parameter
 */
export function parseCataloguePage(
  query: URLSearchParams,
): CataloguePage & { readonly terms: RelatedTerms } {
  const fields: Record<string, string> = {}
  const kind = KINDS.find((known) => known === query.get('kind'))
  const slug = query.get('slug') ?? ''
  const terms = kind && relatedTerms({ kind, slug })
  for (const name of ['kind', 'slug']) {
    if (query.getAll(name).length > 1) fields[name] = 'Send this once'
  }
  if (kind === undefined) fields['kind'] = `Use one of: ${KINDS.join(', ')}`
  else if (terms === undefined) fields['slug'] = 'Use the slug of a page of the catalogue'
  if (kind === undefined || terms === undefined || Object.keys(fields).length > 0) {
    throw new HttpError('validation_failed', 'Check the listed values. Validation failed', {
      fields,
    })
  }
  return { kind, slug, terms }
}
