import { bodyBlocks, type BodyBlock } from '#shared/content/body-blocks.ts'
import { counted } from '#shared/text/count.ts'
import { useEditor, useEditorSelector, type EditorEvent } from '@portabletext/editor'
import {
  Code,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { BodyTools } from './body-tools.ts'
import { isSameState, toolbarState, type ToolbarState } from './toolbar-state.ts'

/** Actions of the toolbar that open a dialog or insert a block. */
export type Insertion = 'link' | BodyBlock

interface Tool {
  readonly name: string
  readonly shows: ReactNode
  readonly keys?: string
  readonly isOn?: ((state: ToolbarState) => boolean) | undefined
  readonly isOff?: (state: ToolbarState) => boolean
  readonly does: EditorEvent | Insertion
}

const size = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const style = (name: string, shows: string, value: string): Tool => ({
  name,
  shows,
  isOn: (state) => state.style === value && state.list === undefined,
  isOff: (state) => state.inCallout && value !== 'normal',
  does: { type: 'style.toggle', style: value },
})

const mark = (name: string, shows: ReactNode, value: string, keys?: string): Tool => ({
  name,
  shows,
  ...(keys !== undefined && { keys }),
  isOn: ({ decorators }) => decorators.split(' ').includes(value),
  does: { type: 'decorator.toggle', decorator: value },
})

const list = (name: string, shows: ReactNode, value: string): Tool => ({
  name,
  shows,
  isOn: (state) => state.list === value,
  does: { type: 'list item.toggle', listItem: value },
})

const block = (type: BodyBlock): Tool => ({
  name: bodyBlocks[type].label,
  shows: bodyBlocks[type].label,
  isOff: ({ inCallout }) => inCallout,
  does: type,
})

const styles: Readonly<Record<string, Tool>> = {
  normal: style('Text', 'Text', 'normal'),
  h2: style('H2 heading', 'H2', 'h2'),
  h3: style('H3 subheading', 'H3', 'h3'),
  h4: style('H4 small heading', 'H4', 'h4'),
  blockquote: style('Quote', 'Quote', 'blockquote'),
}

const groupsOf = ({ styles: offered, blocks }: BodyTools): readonly (readonly Tool[])[] => [
  offered.map((name) => styles[name]).filter((tool) => tool !== undefined),
  [
    mark('Bold', <b>B</b>, 'strong', 'Control+B'),
    mark('Italic', <i>I</i>, 'em', 'Control+I'),
    mark('Underline', <Underline {...size} />, 'underline', 'Control+U'),
    mark('Strike through', <Strikethrough {...size} />, 'strike-through'),
    mark('Inline code', <Code {...size} />, 'code', "Control+'"),
    {
      name: 'Link',
      shows: <Link2 {...size} />,
      keys: 'Control+K',
      isOn: ({ hasLink }) => hasLink,
      does: 'link',
    },
  ],
  [
    list('Bulleted list', <List {...size} />, 'bullet'),
    list('Numbered list', <ListOrdered {...size} />, 'number'),
  ],
  ...(blocks.length === 0 ? [] : [blocks.map(block)]),
  [
    { name: 'Undo', shows: <Undo2 {...size} />, keys: 'Control+Z', does: { type: 'history.undo' } },
    {
      name: 'Redo',
      shows: <Redo2 {...size} />,
      keys: 'Control+Shift+Z',
      does: { type: 'history.redo' },
    },
  ],
]

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Moves the focus within the toolbar, which is a single tab stop. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const step = steps[event.key]
  const to =
    event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : at + step
  if (at === -1 || to === undefined) return
  event.preventDefault()
  const next = buttons.at(to >= buttons.length ? 0 : to)
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
}

interface ToolbarProps {
  readonly tools: BodyTools
  readonly words: number
  readonly onInsert: (what: Insertion) => void
}

/** Toolbar with styles, marks, lists and blocks at the position of the caret, and the number of words. */
export function Toolbar({ tools: offered, words, onInsert }: ToolbarProps) {
  const editor = useEditor()
  const state = useEditorSelector(editor, toolbarState, isSameState)
  const bar = useRef<HTMLDivElement>(null)
  const take = ({ does }: Tool) => {
    if (typeof does === 'string') return onInsert(does)
    editor.send({ type: 'focus' })
    editor.send(does)
  }
  return (
    <div className="body-bar">
      <div
        ref={bar}
        className="body-tools"
        role="toolbar"
        aria-label="Formatting"
        aria-controls="article-body"
        tabIndex={-1}
        onKeyDown={walk}
      >
        {groupsOf(offered).map((tools, index) => (
          <div className="body-tool-group" key={index}>
            {tools.map((tool, place) => (
              <button
                key={tool.name}
                type="button"
                aria-label={tool.name}
                data-tip=""
                aria-keyshortcuts={tool.keys}
                aria-pressed={tool.isOn?.(state)}
                disabled={tool.isOff?.(state)}
                tabIndex={index + place === 0 ? 0 : -1}
                // Prevents the click from moving the focus out of the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(tool)}
              >
                {tool.shows}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p className="body-words">{counted(words, 'word')}</p>
    </div>
  )
}
