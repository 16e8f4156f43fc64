import type { PortableTextBlock } from 'sanity'

/**
 * Returns the value that the form passes to the text editor. When an editor deletes the last text, the component removes the field and
 * shows an empty block instead. If the form then passed the missing field back, `@portabletext/editor` 8.2.4 would replace that block by a
 * new one with another `_key`. Its undo steps refer to the old key and would fail. So the component gets its own empty block, which leaves
 * block and history unchanged.
 * @param value field of the document
 * @param inEditor blocks in the component now, or undefined before it is mounted
 */
export function shownText(
  value: PortableTextBlock[] | undefined,
  inEditor: PortableTextBlock[] | undefined,
): PortableTextBlock[] | undefined {
  const isEmpty = value === undefined || value.length === 0
  return isEmpty && inEditor !== undefined && isPlaceholder(inEditor) ? inEditor : value
}

/** True for a single empty paragraph, for which the component stores nothing. */
function isPlaceholder([block, ...others]: PortableTextBlock[]): boolean {
  if (block === undefined || others.length > 0) return false
  const { _type, style, listItem, children } = block
  if (_type !== 'block' || style !== 'normal' || listItem !== undefined) return false
  if (!Array.isArray(children) || children.length !== 1) return false
  const [span]: unknown[] = children
  return typeof span === 'object' && span !== null && 'text' in span && span.text === ''
}
