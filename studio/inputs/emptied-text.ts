import type { PortableTextBlock } from 'sanity'

/**
 * Value to show in the text editor.
 *
 * The editor removes the field when its last text is deleted, and shows an empty block in its place. When the form then passes the
 * missing field back, `@portabletext/editor` 8.2.4 replaces that block by another one with a new `_key`. Its undo steps refer to the old
 * key and fail. Passing the editor's own empty block leaves the block and the history unchanged.
 *
 * @param value field of the document
 * @param inEditor blocks the editor shows now, or undefined before it is mounted
 */
export function shownText(
  value: PortableTextBlock[] | undefined,
  inEditor: PortableTextBlock[] | undefined,
): PortableTextBlock[] | undefined {
  const isEmpty = value === undefined || value.length === 0
  return isEmpty && inEditor !== undefined && isPlaceholder(inEditor) ? inEditor : value
}

/** True if the blocks are the single empty paragraph for which the editor stores nothing. */
function isPlaceholder([block, ...others]: PortableTextBlock[]): boolean {
  if (block === undefined || others.length > 0) return false
  const { _type, style, listItem, children } = block
  if (_type !== 'block' || style !== 'normal' || listItem !== undefined) return false
  if (!Array.isArray(children) || children.length !== 1) return false
  const [span]: unknown[] = children
  return typeof span === 'object' && span !== null && 'text' in span && span.text === ''
}
