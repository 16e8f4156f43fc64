import { parseInlineMarkdown } from '../text/inline-markdown.ts'
import { blockDefinitions } from './body-blocks.ts'
import { isRecord, records } from './guards.ts'

type Loose = Readonly<Record<string, unknown>>

/** An internal link in a body. */
export type InnerLink =
  | {
      readonly kind: 'article'
      readonly id: string
      readonly isPublic: boolean
      readonly text: string
    }
  | { readonly kind: 'path'; readonly path: string; readonly text: string }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Link to a path of this site, without query and fragment, as a list of one entry. Empty for any other address. */
function pathLink(href: string, text: string): readonly InnerLink[] {
  const [path = ''] = href.split(/[?#]/)
  return /^\/(?![/\\])/.test(href) ? [{ kind: 'path', path, text }] : []
}

function linksOfText(block: Loose): readonly InnerLink[] {
  const children = records(block['children'])
  return records(block['markDefs']).flatMap((mark): readonly InnerLink[] => {
    const key = mark['_key']
    const text = children
      .filter(({ marks }) => Array.isArray(marks) && marks.includes(key))
      .map((child) => textOf(child['text']))
      .join('')
    if (mark['_type'] !== 'internalLink') return pathLink(textOf(mark['href']), text)
    const reference = isRecord(mark['reference']) ? textOf(mark['reference']['_ref']) : ''
    return [{ kind: 'article', id: reference, isPublic: isRecord(mark['target']), text }]
  })
}

/** Returns the links of a body to pages of this site, in order. */
export function innerLinks(body: readonly Loose[]): readonly InnerLink[] {
  return body.flatMap((block) => {
    if (block['_type'] === 'block') return linksOfText(block)
    const { content, inline } = blockDefinitions.get(block['_type']) ?? {}
    const pieces = (inline?.(block) ?? []).flatMap(parseInlineMarkdown)
    return [
      ...(content === undefined ? [] : innerLinks(records(block[content]))),
      ...pieces.flatMap(({ href, text }) => pathLink(href ?? '', text)),
    ]
  })
}
