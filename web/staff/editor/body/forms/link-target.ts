import type { Editor, EditorSelection, PortableTextObject } from '@portabletext/editor'
import * as selectors from '@portabletext/editor/selectors'
import type { FoundArticle } from '#web/staff/editor/article-search.tsx'

const NAMES = ['link', 'internalLink'] as const

/** A link as the editor sets it. */
export type LinkTarget =
  | { readonly kind: 'address'; readonly href: string }
  | {
      readonly kind: 'article'
      readonly article: Pick<FoundArticle, 'id' | 'slug' | 'status' | 'type'>
    }

/** The link that the caret stands in, and the words that were chosen. */
export interface LinkPlace {
  readonly link: PortableTextObject | undefined
  /** What the link covers: the whole link, or the chosen words. */
  readonly range: EditorSelection
  readonly isWords: boolean
}

/** Where a link would be set now. */
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
      // What a read would add: where it leads, if visitors can go there.
      target: status === 'published' ? { type, slug } : null,
    },
  }
}

/** Takes the link away from where it is. */
export function removeLink(editor: Editor, { range }: LinkPlace): void {
  if (range === null) return
  editor.send({ type: 'select', at: range })
  for (const name of NAMES) editor.send({ type: 'annotation.remove', annotation: { name } })
}

/** Sets a link on the words, or writes `text` with it where there are none. */
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
