import type { LakeDocument } from '#lake/documents/types.ts'
import { around } from '../referenced-documents.ts'
import type { EditedArticle } from './edited-article.ts'

interface Remembered<Item> {
  readonly article: EditedArticle
  /** Referenced documents from which the item was created, by id. */
  readonly others: ReadonlyMap<string, LakeDocument | undefined>
  readonly item: Item
}

/** True if two articles have the same copies (the same objects) and the same state. */
function isSame(one: EditedArticle, other: EditedArticle): boolean {
  const values = new Map<string, unknown>(Object.entries(other))
  const entries = Object.entries(one)
  return (
    entries.length === values.size &&
    entries.every(([name, value]) => values.has(name) && values.get(name) === value)
  )
}

const copyOf = ({ draft, published }: EditedArticle) => draft ?? published

/**
 * Creates a cache of list items. It creates all missing items of a list with one call of `make`, and reuses the other items. An item is
 * reused only if the caller passes the same object for each of its documents.
 */
export function rememberItems<Item>(
  make: (
    articles: readonly EditedArticle[],
    others: ReadonlyMap<string, LakeDocument>,
  ) => readonly Item[],
) {
  const known = new WeakMap<LakeDocument, Remembered<Item>>()

  const recall = (article: EditedArticle, others: ReadonlyMap<string, LakeDocument>) => {
    const copy = copyOf(article)
    const one = copy && known.get(copy)
    if (one === undefined) return undefined
    if (!isSame(one.article, article)) return undefined
    for (const [other, document] of one.others) if (others.get(other) !== document) return undefined
    return one
  }

  return (all: readonly EditedArticle[], others: ReadonlyMap<string, LakeDocument>): Item[] => {
    const articles = all.filter((article) => copyOf(article) !== undefined)
    const recalled = articles.map((article) => recall(article, others))
    const unknown = articles.filter((_article, index) => recalled[index] === undefined)
    const made = unknown.length === 0 ? [] : make(unknown, others)
    const fresh = made.values()
    return articles.flatMap((article, index) => {
      const old = recalled[index]
      if (old !== undefined) return [old.item]
      const copy = copyOf(article)
      const { value: item, done } = fresh.next()
      if (done === true || copy === undefined) return []
      known.set(copy, { article, others: around(copy, others), item })
      return [item]
    })
  }
}
