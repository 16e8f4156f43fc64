import { isRecord } from '#shared/content/guards.ts'
import { parseInlineMarkdown } from '../text/inline-markdown.ts'

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

const records = (value: unknown): readonly Loose[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the path of an internal address, without query and fragment. Undefined for any other address. */
function innerPath(href: string): string | undefined {
  if (!/^\/(?![/\\])/.test(href)) return undefined
  return href.split(/[?#]/)[0]
}

function linksOfText(block: Loose): readonly InnerLink[] {
  const children = records(block['children'])
  return records(block['markDefs']).flatMap((mark): readonly InnerLink[] => {
    const key = mark['_key']
    const text = children
      .filter(({ marks }) => Array.isArray(marks) && marks.includes(key))
      .map((child) => textOf(child['text']))
      .join('')
    if (mark['_type'] === 'internalLink') {
      const reference = isRecord(mark['reference']) ? textOf(mark['reference']['_ref']) : ''
      return [{ kind: 'article', id: reference, isPublic: isRecord(mark['target']), text }]
    }
    const path = innerPath(textOf(mark['href']))
    return path === undefined ? [] : [{ kind: 'path', path, text }]
  })
}

const linksOfTable = (block: Loose): readonly InnerLink[] =>
  records(block['rows'])
    .flatMap(({ cells }) => (Array.isArray(cells) ? cells : []))
    .flatMap((cell) => parseInlineMarkdown(textOf(cell)))
    .flatMap(({ href, text }) => {
      const path = innerPath(href ?? '')
      return path === undefined ? [] : [{ kind: 'path', path, text } as const]
    })

/** Returns the links of a body to pages of this site, in order. */
export function innerLinks(body: readonly Loose[]): readonly InnerLink[] {
  return body.flatMap((block) => {
    switch (block['_type']) {
      case 'block':
        return linksOfText(block)
      case 'callout':
        return innerLinks(records(block['content']))
      case 'table':
        return linksOfTable(block)
      default:
        return []
    }
  })
}
