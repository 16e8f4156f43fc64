import type { Editor, EditorSelection, PortableTextObject } from '@portabletext/editor'
import * as selectors from '@portabletext/editor/selectors'
import type { FoundArticle } from '#web/staff/editor/article-search.tsx'

const NAMES = ['link', 'internalLink'] as const

/** Target of a link. */
export type LinkTarget =
  | { readonly kind: 'address'; readonly href: string }
  | {
      readonly kind: 'article'
      readonly article: Pick<FoundArticle, 'id' | 'slug' | 'status' | 'type'>
    }

/** The link at the caret, and the selected text. */
export interface LinkPlace {
  readonly link: PortableTextObject | undefined
  /** Range of the link: the existing link, or the selected text. */
  readonly range: EditorSelection
  readonly isWords: boolean
}

/** Returns the link at the caret with its text range. Without a link, returns the selected range, on which a link can be set. */
export function linkPlace(editor: Editor): LinkPlace {
  const snapshot = editor.getSnapshot()
  const { selection } = snapshot.context
  const link = selectors
    .getActiveAnnotations(snapshot)
    .find(({ _type }) => NAMES.some((name) => name === _type))
  const block = selectors.getFocusTextBlock(snapshot)
  if (link === undefined || block === undefined || selectors.isSelectionExpanded(snapshot)) {
    return { link, range: selection, isWords: selectors.isSelectionExpanded(snapshot) }
  }
  const spans = block.node.children.filter(
    (child) => 'marks' in child && Array.isArray(child.marks) && child.marks.includes(link._key),
  )
  const [first, last] = [spans.at(0), spans.at(-1)]
  if (first === undefined || last === undefined) return { link, range: selection, isWords: false }
  const path = (key: string) => [...block.path, 'children', { _key: key }]
  const length = 'text' in last && typeof last.text === 'string' ? last.text.length : 0
  return {
    link,
    range: {
      anchor: { path: path(first._key), offset: 0 },
      focus: { path: path(last._key), offset: length },
    },
    isWords: true,
  }
}

const annotationOf = (target: LinkTarget) => {
  if (target.kind === 'address') return { name: 'link', value: { href: target.href } }
  const { id, slug, status, type } = target.article
  return {
    name: 'internalLink',
    value: {
      reference: { _type: 'reference', _ref: id },
      // As in API responses, the target is set only if the linked article is published.
      target: status === 'published' ? { type, slug } : null,
    },
  }
}

/** Removes the link at `range`. */
export function removeLink(editor: Editor, { range }: LinkPlace): void {
  if (range === null) return
  editor.send({ type: 'select', at: range })
  for (const name of NAMES) editor.send({ type: 'annotation.remove', annotation: { name } })
}

/** Sets a link on the selected text, or inserts `text` with the link if nothing is selected. */
export function setLink(editor: Editor, place: LinkPlace, target: LinkTarget, text: string): void {
  const annotation = annotationOf(target)
  if (place.isWords) {
    removeLink(editor, place)
    editor.send({ type: 'annotation.add', annotation })
    return
  }
  if (place.range !== null) editor.send({ type: 'select', at: place.range })
  editor.send({ type: 'insert.span', text, annotations: [annotation] })
}
