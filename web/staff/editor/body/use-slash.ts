import { useEditorSelector, type Editor, type EditorSnapshot } from '@portabletext/editor'
import * as selectors from '@portabletext/editor/selectors'
import { useState, type KeyboardEvent } from 'react'
import { plainText } from '#web/blocks/block-types.ts'
import type { BodyTools } from './body-tools.ts'
import { slashMatches, type SlashEntry } from './slash-entries.ts'
import type { Insertion } from './toolbar.tsx'

/** Paragraph that starts with a slash and ends at the caret. `key` is the key of the paragraph, `query` the text after the slash. */
interface Typed {
  readonly key: string
  readonly query: string
}

function typedAt(snapshot: EditorSnapshot): Typed | undefined {
  const block = selectors.getFocusTextBlock(snapshot)
  const { selection } = snapshot.context
  // The slash menu does not open in callouts, which cannot contain these blocks.
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

/** State of the slash menu. */
export interface Slash {
  readonly query: string
  readonly matches: readonly SlashEntry[]
  /** Index of the active option, which Enter selects. */
  readonly active: number
  readonly take: (entry: SlashEntry) => void
  readonly point: (place: number) => void
}

/**
 * Opens the slash menu when a slash is typed at the start of an empty paragraph. The menu closes on selection, on dismissal, or if no entry
 * matches.
 * @returns the menu state and a key handler, which returns true if it has handled the key
 */
export function useSlash(
  editor: Editor,
  onInsert: (what: Insertion) => void,
  tools: BodyTools,
): { readonly slash: Slash | undefined; readonly press: (event: KeyboardEvent) => boolean } {
  const typed = useEditorSelector(editor, typedAt, isSame)
  /** Key of the paragraph in which the menu is open. Placing the caret in a text that starts with a slash does not open the menu. */
  const [open, setOpen] = useState<string>()
  const [pointed, setPointed] = useState({ query: '', place: 0 })
  const [before, setBefore] = useState(typed)
  if (!isSame(typed, before)) {
    setBefore(typed)
    // Opens the menu only for a slash that was typed just now: previously the caret was not after a leading slash of this paragraph.
    if (typed === undefined) setOpen(undefined)
    else if (typed.query === '' && before?.key !== typed.key) setOpen(typed.key)
  }
  const query = typed?.query ?? ''
  const matches = typed !== undefined && typed.key === open ? slashMatches(query, tools) : []
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
    // During IME composition, the input method handles these keys.
    if (nativeEvent.isComposing) return false
    act()
    return true
  }
  return { slash: { query, matches, active, take, point }, press }
}
