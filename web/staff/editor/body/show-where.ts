import type { Editor } from '@portabletext/editor'

/** Duration of the highlight of a block, in milliseconds. */
const TINTED = 2_400

function show(editor: Editor, key: string): void {
  const at = { path: [{ _key: key }], offset: 0 }
  editor.send({ type: 'focus' })
  editor.send({ type: 'select', at: { anchor: at, focus: at } })
  const block = document.querySelector(`#article-body [data-pt-path*="${CSS.escape(key)}"]`)
  block?.scrollIntoView({ block: 'center' })
  block?.animate({ backgroundColor: ['var(--tint)', 'var(--tint)', 'transparent'] }, TINTED)
}

/**
 * Action of a notice that shows the given blocks one after the other. Blocks that were removed from the text are skipped. Undefined if
 * there are no blocks.
 * @param keys keys of the blocks, in text order
 */
export function showWhere(editor: Editor, keys: readonly string[]) {
  if (keys.length === 0) return undefined
  let taken = 0
  const run = () => {
    const { value } = editor.getSnapshot().context
    const there = keys.filter((key) => value.some(({ _key }) => _key === key))
    const key = there[taken % Math.max(1, there.length)]
    taken += 1
    if (key !== undefined) show(editor, key)
  }
  return { label: 'Show where', run, keepsOpen: true }
}
