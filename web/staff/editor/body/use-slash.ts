import { useEditorSelector, type Editor, type EditorSnapshot } from '@portabletext/editor'
import * as selectors from '@portabletext/editor/selectors'
import { useState, type KeyboardEvent } from 'react'
import { plainText } from '#web/blocks/block-types.ts'
import { slashMatches, type SlashEntry } from './slash-entries.ts'
import type { Insertion } from './toolbar.tsx'

/** Key of the paragraph that begins with a slash and ends at the caret, and what stands behind the slash. */
interface Typed {
  readonly key: string
  readonly query: string
}

function typedAt(snapshot: EditorSnapshot): Typed | undefined {
  const block = selectors.getFocusTextBlock(snapshot)
  const { selection } = snapshot.context
  // Blocks of their own have no place in a callout.
  if (block === undefined || block.path.length !== 1 || selection === null) return undefined
  const { node } = block
  const isPlain = node.style === 'normal' && node.listItem === undefined
  const text = plainText({ ...node })
  const isAtEnd =
    selectors.isSelectionCollapsed(snapshot) &&
    node.children.length === 1 &&
    selection.focus.offset === text.length
  return isPlain && isAtEnd && text.startsWith('/')
    ? { key: node._key, query: text.slice(1) }
    : undefined
}

const isSame = (one: Typed | undefined, other: Typed | undefined) =>
  one?.key === other?.key && one?.query === other?.query

/** The list of blocks at a slash, while there is one. */
export interface Slash {
  readonly query: string
  readonly matches: readonly SlashEntry[]
  /** Place of the entry that Enter takes. */
  readonly active: number
  readonly take: (entry: SlashEntry) => void
  readonly point: (place: number) => void
}

/**
 * Offers blocks from when a slash is the first that is typed into a paragraph until it is taken, dismissed or nothing fits.
 * @returns the list, and what it does with keys; true when the key was meant for it
 */
export function useSlash(
  editor: Editor,
  onInsert: (what: Insertion) => void,
): { readonly slash: Slash | undefined; readonly press: (event: KeyboardEvent) => boolean } {
  const typed = useEditorSelector(editor, typedAt, isSame)
  /** The paragraph in which the list is open: a text that has always begun with a slash is just a text. */
  const [open, setOpen] = useState<string>()
  const [pointed, setPointed] = useState({ query: '', place: 0 })
  const [before, setBefore] = useState(typed)
  if (!isSame(typed, before)) {
    setBefore(typed)
    // Typed, not come back to: the text before was shorter, or that of another paragraph.
    if (typed === undefined) setOpen(undefined)
    else if (typed.query === '' && before?.key !== typed.key) setOpen(typed.key)
  }
  const query = typed?.query ?? ''
  const matches = typed !== undefined && typed.key === open ? slashMatches(query) : []
  if (typed === undefined || matches.length === 0) return { slash: undefined, press: () => false }

  const active = pointed.query === query ? pointed.place : 0
  const point = (place: number) =>
    setPointed({ query, place: (place + matches.length) % matches.length })
  const take = ({ does }: SlashEntry) => {
    const { selection } = editor.getSnapshot().context
    if (selection === null) return
    const { path } = selection.focus
    editor.send({
      type: 'delete',
      at: { anchor: { path, offset: 0 }, focus: { path, offset: query.length + 1 } },
    })
    editor.send({ type: 'focus' })
    if (typeof does === 'string') onInsert(does)
    else editor.send(does)
  }
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => point(active + 1),
    ArrowUp: () => point(active - 1),
    Enter: () => {
      const entry = matches[active]
      if (entry !== undefined) take(entry)
    },
    Escape: () => setOpen(undefined),
  }
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event
    const act = acts[key]
    if (act === undefined || ctrlKey || metaKey || altKey || shiftKey) return false
    // A word that is still being composed has these keys for itself.
    if (nativeEvent.isComposing) return false
    act()
    return true
  }
  return { slash: { query, matches, active, take, point }, press }
}
