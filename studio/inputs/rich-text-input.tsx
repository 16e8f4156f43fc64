import { PortableTextEditor } from '@portabletext/editor'
import { useCallback, useMemo, useState } from 'react'
import type { PortableTextInputProps } from 'sanity'
import { shownText } from './emptied-text.ts'

/** The Studio's input for rich text, with a correction: undo still works after the text was emptied and saved. */
export function RichTextInput(props: PortableTextInputProps) {
  const { value, onEditorChange, renderDefault } = props
  const [editor, setEditor] = useState<PortableTextEditor>()
  const follow = useCallback<NonNullable<PortableTextInputProps['onEditorChange']>>(
    (change, source) => {
      setEditor(source)
      onEditorChange?.(change, source)
    },
    [onEditorChange],
  )
  // Computed once for each value of the form, so that the component keeps its empty block while the field is missing.
  const shown = useMemo(
    () => shownText(value, editor && PortableTextEditor.getValue(editor)),
    [value, editor],
  )
  return renderDefault({ ...props, value: shown, onEditorChange: follow })
}
