/** Search over the articles that are stored on this device. It needs no index, because there are 20 articles at most. */

/** Stored article with its texts. */
export interface SavedArticle {
  readonly path: string
  readonly title: string
  /** Text of the stored article, without buttons and other controls. */
  readonly text: string
  /** Time at which the server sent the page. Invalid if unknown. */
  readonly at: Date
}

/** Ranges of characters to mark: the index of the first character, and the index after the last one. */
type Marks = readonly (readonly [number, number])[]

/** Stored article that contains all words of a query. */
export interface SavedMatch extends SavedArticle {
  readonly titleMarks: Marks
  /** Part of the text with the first found word, or the beginning of the text. */
  readonly excerpt: string
  readonly excerptMarks: Marks
}

/** Length of an excerpt, and maximum length of its part before the found word, in characters. */
const EXCERPT = { length: 160, before: 50 } as const

/** Text in lower case and without accents. It has as many UTF-16 code units as the original, so that an index is valid in both. */
const folded = (text: string) =>
  text
    .replaceAll(/[^\p{ASCII}]/gu, (unit) => {
      const plain = unit.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
      return plain.length === unit.length ? plain : unit
    })
    .toLowerCase()

const isLetter = (text: string, at: number) => at >= 0 && /[\p{L}\p{N}]/u.test(text.charAt(at))

/** Ranges of the words that begin with one of the terms, in order and without overlaps. */
function rangesOf(text: string, terms: readonly string[]): Marks {
  const plain = folded(text)
  const found: (readonly [number, number])[] = []
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + term.length)) {
      if (!isLetter(plain, at - 1)) found.push([at, at + term.length])
    }
  }
  let end = 0
  return found
    .toSorted(([a, toA], [b, toB]) => a - b || toB - toA)
    .filter(([from, to]) => {
      if (from < end) return false
      end = to
      return true
    })
}

/** Normalized terms of a query. Only the first twelve are used, as in the search of the site. */
const termsOf = (query: string) =>
  [...new Set(folded(query.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 12)

/** The part of a text around its first found word. */
function excerptOf(text: string, marks: Marks) {
  const first = marks[0]?.[0] ?? 0
  const wish = Math.max(0, first - EXCERPT.before)
  const start = wish === 0 ? 0 : text.indexOf(' ', wish) + 1
  const limit = start + EXCERPT.length
  const end = text.length <= limit ? text.length : text.lastIndexOf(' ', limit)
  const [from, to] = [Math.min(start, first), Math.max(end, first)]
  const [before, after] = [from > 0 ? '… ' : '', to < text.length ? ' …' : '']
  const shift = before.length - from
  return {
    excerpt: `${before}${text.slice(from, to)}${after}`,
    excerptMarks: marks
      .filter(([a, b]) => a >= from && b <= to)
      .map(([a, b]) => [a + shift, b + shift] as const),
  }
}

/**
 * Stored articles that contain every term of the query as a word or as the beginning of one. Articles with more matches in the title come
 * first.
 */
export function searchSaved(
  articles: readonly SavedArticle[],
  query: string,
): readonly SavedMatch[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  return articles
    .flatMap((article) => {
      const [title, text] = [article.title.normalize('NFC'), article.text.normalize('NFC')]
      const titled = terms.filter((term) => rangesOf(title, [term]).length > 0)
      const isMatch = terms.every(
        (term) => titled.includes(term) || rangesOf(text, [term]).length > 0,
      )
      if (!isMatch) return []
      const match = {
        ...article,
        title,
        titleMarks: rangesOf(title, terms),
        ...excerptOf(text, rangesOf(text, terms)),
      }
      return [{ match, weight: titled.length }]
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ match }) => match)
}
