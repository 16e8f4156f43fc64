import { services } from '#shared/pages/catalogue/catalogue.ts'
import type { ResultKind } from '#shared/contracts/search-view.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Found } from '../copy-passages.ts'

/** Entry of the search results: a page, or a question, glossary term or job opening on a page. */
export interface Entry {
  readonly kind: ResultKind
  /** Path of the page, with a fragment if the entry is a part of its page. */
  readonly url: string
  readonly title: string
}

/** Maximum number of indexed passages of an entry. */
export const ROWS_PER_ENTRY = 4_096

const servicePaths: ReadonlySet<string> = new Set(services.map(({ slug }) => paths.service(slug)))

const pathOf = (url: string) => url.split('#')[0] ?? url

/** Kind of result of a passage that is a result of its own. Undefined if the passage is a part of its page's result. */
function ownKind({ kind, url }: Found): ResultKind | undefined {
  if (kind === 'question') return 'question'
  if (kind === 'opening') return 'page'
  return url.startsWith(paths.term('')) ? 'term' : undefined
}

function pageKind({ kind, url }: Found): ResultKind {
  const path = pathOf(url)
  if (kind === 'blog') return 'article'
  if (kind === 'caseStudy') return 'example'
  if (servicePaths.has(path)) return 'service'
  if (path.startsWith(paths.solution(''))) return 'solution'
  return path.startsWith(paths.industry('')) ? 'industry' : 'page'
}

/** Groups the passages of a document into entries, in the order of their first passage. */
export function entriesOf(
  passages: readonly Found[],
): readonly (Entry & { readonly passages: readonly Found[] })[] {
  const groups = Map.groupBy(passages, (passage) =>
    ownKind(passage) === undefined ? pathOf(passage.url) : passage.id,
  )
  return [...groups.values()].flatMap((own) => {
    // Facts about the company have their own wording of the page title, so the title of another passage is used.
    const first = own.find(({ kind }) => kind !== 'fact') ?? own[0]
    if (first === undefined) return []
    const kind = ownKind(first)
    return [
      kind === undefined
        ? { kind: pageKind(first), url: pathOf(first.url), title: first.page, passages: own }
        : { kind, url: first.url, title: first.heading, passages: own },
    ]
  })
}
