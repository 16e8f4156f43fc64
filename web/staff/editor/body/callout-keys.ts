import type { Editor } from '@portabletext/editor'
import { defineBehavior, raise } from '@portabletext/editor/behaviors'
import * as selectors from '@portabletext/editor/selectors'
import { isEmptyTextBlock } from '@portabletext/editor/utils'
import { useEffect } from 'react'
import { emptyParagraph } from './new-blocks.ts'

/** Pressing Enter in an empty last paragraph of a callout moves the caret below the callout. */
const leave = defineBehavior({
  on: 'insert.break',
  guard: ({ snapshot }) => {
    const focus = selectors.getFocusTextBlock(snapshot)
    const [outer] = focus?.path ?? []
    if (focus === undefined || focus.path.length < 3 || outer === undefined) return false
    if (!isEmptyTextBlock(snapshot.context, focus.node)) return false
    const callout = snapshot.context.value.find(
      ({ _key }) => typeof outer === 'object' && '_key' in outer && _key === outer._key,
    )
    const content = callout !== undefined && 'content' in callout ? callout.content : undefined
    if (!Array.isArray(content) || content.length < 2) return false
    const last: unknown = content.at(-1)
    return last === focus.node ? { outer, path: focus.path } : false
  },
  actions: [
    (_event, { outer, path }) => {
      const value = emptyParagraph()
      const [{ _key: span }] = value.children
      const point = { path: [{ _key: value._key }, 'children', { _key: span }], offset: 0 }
      return [
        raise({ type: 'insert', at: [outer], position: 'after', value }),
        raise({ type: 'select', at: { anchor: point, focus: point } }),
        raise({ type: 'delete.block', at: path }),
      ]
    },
  ],
})

/** Lets the caret leave a callout by keyboard. */
export function useWayOutOfCallouts(editor: Editor): void {
  useEffect(() => editor.registerBehavior({ behavior: leave }), [editor])
}
