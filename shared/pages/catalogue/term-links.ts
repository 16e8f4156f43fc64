import { glossaryTerms } from '../company/glossary-terms.ts'
import type { Prose } from '../company/shapes.ts'
import { paths } from '#shared/paths/paths.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Pattern of a term whose first letter is in lower or upper case, because it may start a sentence. */
const inEitherCase = (text: string) =>
  `[${text.charAt(0).toUpperCase()}${text.charAt(0).toLowerCase()}]${escaped(text.slice(1))}`

const forms = glossaryTerms
  .flatMap(({ id, term, short, forms: others = [], isCommonWord = false }) => [
    ...[...(isCommonWord ? [] : [term]), ...others].map((text) => ({
      id,
      length: text.length,
      pattern: inEitherCase(text),
    })),
    ...(short === undefined ? [] : [{ id, length: short.length, pattern: escaped(short) }]),
  ])
  // Sorts the longest term first, so that "pre-adverse action notice" is not matched as "adverse action".
  .toSorted((one, other) => other.length - one.length)

const anyForm = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${forms.map(({ pattern }) => `(${pattern})`).join('|')})(?![\p{L}\p{N}])`,
  'gu',
)

/**
 * Texts of a section, in which the first use of each term is a link to the glossary.
 * @param texts in reading order
 */
export function linkTerms(texts: readonly string[]): readonly Prose[] {
  const used = new Set<string>()
  return texts.map((text) => {
    const pieces: Exclude<Prose, string>[number][] = []
    let end = 0
    for (const match of text.matchAll(anyForm)) {
      const id = forms[match.slice(1).findIndex((group) => group !== undefined)]?.id
      if (id === undefined || used.has(id)) continue
      used.add(id)
      pieces.push(text.slice(end, match.index), { label: match[0], href: paths.term(id) })
      end = match.index + match[0].length
    }
    return pieces.length === 0 ? text : [...pieces, text.slice(end)]
  })
}
