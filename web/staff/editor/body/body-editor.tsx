import {
  EditorProvider,
  PortableTextEditable,
  useEditor,
  type PortableTextBlock,
} from '@portabletext/editor'
import { NodePlugin } from '@portabletext/editor/plugins'
import { MarkdownShortcutsPlugin } from '@portabletext/plugin-markdown-shortcuts'
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useEffectEvent,
  useState,
  type KeyboardEvent,
} from 'react'
import type { PortableBlock } from '#shared/content/article.ts'
import { plainText } from '#web/blocks/block-types.ts'
import { countWords } from '../form/word-count.ts'
import { BlockDialog } from './forms/block-dialog.tsx'
import { BlockEditingProvider, type AskedBlock } from './block-editing.ts'
import { blockEditors } from './block-editors.tsx'
import { bodyNodes } from './body-nodes.tsx'
import { bodySchema } from './body-schema.ts'
import { articleTools, type BodyTools } from './body-tools.ts'
import { LinkDialog } from './forms/link-dialog.tsx'
import { ListPlacesProvider, listPlaces } from './list-places.ts'
import type { NewBlock } from './new-blocks.ts'
import { SLASH_LIST, SlashMenu, slashOption } from './slash-menu.tsx'
import { Toolbar, type Insertion } from './toolbar.tsx'
import { useWayOutOfCallouts } from './callout-keys.ts'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { usePaste, type PlacedFiles } from './use-paste.ts'
import { useSlash } from './use-slash.ts'

interface BodyEditorProps {
  /** Initial text. The editor ignores later values; change `key` to load another text. */
  readonly initial: readonly PortableBlock[]
  readonly onChange: (body: readonly PortableBlock[]) => void
  /** Title of the article. A pasted heading with the same text is omitted. */
  readonly title: string
  /** True if the text cannot be edited. The editor ignores later values. */
  readonly readOnly: boolean
  /** Id of the element with the error message. */
  readonly describedBy?: string | undefined
  /** Styles and blocks that the editor offers. Default: those of articles. The editor ignores later values. */
  readonly tools?: BodyTools
}

/** Editor of a body: toolbar, text, and the forms for blocks and links. */
export function BodyEditor(props: BodyEditorProps) {
  const { initial, readOnly, tools = articleTools } = props
  const [shortcuts] = useState(() => shortcutsOf(tools))
  const [config] = useState(() => ({
    schemaDefinition: bodySchema(initial, tools),
    readOnly,
    // The editor preserves blocks of every type, but its TypeScript type declares only the common fields.
    initialValue: initial.map((block): PortableTextBlock => ({ ...block })),
  }))
  const [nodes] = useState(() => bodyNodes(config.schemaDefinition))
  return (
    <EditorProvider initialConfig={config}>
      <NodePlugin nodes={nodes} />
      <MarkdownShortcutsPlugin {...shortcuts} />
      <EditorDesk {...props} tools={tools} />
    </EditorProvider>
  )
}

const shortcutsOf = ({ styles, headings }: BodyTools) => ({
  defaultStyle: () => 'normal',
  ...(styles.includes('blockquote') && { blockquoteStyle: () => 'blockquote' }),
  headingStyle: ({ props }: { readonly props: { readonly level: number } }) =>
    headings[props.level - 1],
  unorderedList: () => 'bullet',
  orderedList: () => 'number',
  boldDecorator: () => 'strong',
  italicDecorator: () => 'em',
  codeDecorator: () => 'code',
  strikeThroughDecorator: () => 'strike-through',
  linkObject: ({ props }: { readonly props: { readonly href: string } }) => ({
    _type: 'link',
    href: props.href,
  }),
})

const hotkeys = {
  marks: { 'mod+b': 'strong', 'mod+i': 'em', 'mod+u': 'underline', "mod+'": 'code' },
}

/** The editor always contains a paragraph. A single empty paragraph counts as an empty body. */
const bodyOf = (value: readonly PortableTextBlock[]): readonly PortableBlock[] => {
  const [first] = value
  const isBlank =
    value.length === 1 &&
    first?._type === 'block' &&
    plainText({ ...first }) === '' &&
    !('listItem' in first && first.listItem !== undefined)
  return isBlank ? [] : value.map((block) => ({ ...block }))
}

/** Reports the text of the editor to `onChange`, and counts its words and list items. */
function useBodyText(
  editor: ReturnType<typeof useEditor>,
  initial: BodyEditorProps['initial'],
  onChange: BodyEditorProps['onChange'],
) {
  const [body, setBody] = useState(initial)
  const words = useDeferredValue(body)
  const count = useMemo(() => countWords(words), [words])
  const places = useMemo(() => listPlaces(words), [words])
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const listener = editor.on(
      'operation',
      (operations) => {
        if (operations.every(({ origin }) => origin === 'remote')) return
        const value = bodyOf(editor.getSnapshot().context.value)
        setBody(value)
        changed(value)
      },
      { batch: true },
    )
    return () => listener.unsubscribe()
  }, [editor])
  return { count, places }
}

function EditorDesk(props: BodyEditorProps & { readonly tools: BodyTools }) {
  const { initial, onChange, title, readOnly, describedBy, tools } = props
  const editor = useEditor()
  const [asked, setAsked] = useState<'link' | AskedBlock>()
  const [hasFocus, setFocus] = useState(false)
  const { count, places } = useBodyText(editor, initial, onChange)
  useWayOutOfCallouts(editor)
  const insert = (block: NewBlock, select: 'start' | 'end' = 'end') => {
    editor.send({
      type: 'insert.block',
      block,
      placement: 'auto',
      select,
    })
    editor.send({ type: 'focus' })
  }
  const ask = (what: Insertion) => {
    const created = what === 'link' ? undefined : blockEditors[what].create?.()
    if (created !== undefined) return insert(created, 'start')
    setAsked(what === 'link' ? what : { type: what })
  }
  const close = () => {
    setAsked(undefined)
    editor.send({ type: 'focus' })
  }
  const [placed, setPlaced] = useState<PlacedFiles>()
  const {
    paste,
    drop,
    press: pressToPaste,
    insertPictures,
    isUploading,
  } = usePaste(editor, title, setPlaced)
  const { slash, press: pressInList } = useSlash(editor, ask, tools)
  const press = (event: KeyboardEvent) => {
    pressToPaste(event)
    if (pressInList(event)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const { key, ctrlKey, metaKey, altKey } = event
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey) return
    event.preventDefault()
    setAsked('link')
  }
  return (
    <BlockEditingProvider
      value={(block) => {
        if (!readOnly) setAsked(block)
      }}
    >
      <div className="body-editor">
        {!readOnly && <Toolbar tools={tools} words={count} onInsert={ask} />}
        <div
          className="body-text"
          {...(!readOnly && {
            onPasteCapture: paste,
            onDropCapture: drop,
            onKeyDownCapture: press,
          })}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        >
          <ListPlacesProvider value={places}>
            <PortableTextEditable
              id="article-body"
              className="article-body"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element edits rich text
              role="textbox"
              aria-multiline="true"
              aria-readonly={readOnly}
              aria-label="Text"
              aria-describedby={describedBy}
              aria-autocomplete="list"
              aria-controls={slash === undefined ? undefined : SLASH_LIST}
              aria-activedescendant={slash === undefined ? undefined : slashOption(slash.active)}
              spellCheck
              hotkeys={hotkeys}
              renderPlaceholder={() => (
                <span className="body-placeholder">{tools.placeholder}</span>
              )}
            />
          </ListPlacesProvider>
          {slash !== undefined && hasFocus && <SlashMenu slash={slash} />}
        </div>
        {isUploading && <output className="body-uploading">Uploading image…</output>}
      </div>
      <PicturePicker
        open={placed !== undefined}
        multiple
        files={placed?.files ?? []}
        onClose={() => {
          setPlaced(undefined)
          editor.send({ type: 'focus' })
        }}
        onPick={(pictures) => {
          setPlaced(undefined)
          insertPictures(pictures, placed?.at ?? null)
        }}
      />
      <LinkDialog open={asked === 'link'} onClose={close} />
      <BlockDialog
        asked={asked === 'link' ? undefined : asked}
        onClose={close}
        onInsert={(block) => {
          setAsked(undefined)
          insert(block)
        }}
      />
    </BlockEditingProvider>
  )
}
