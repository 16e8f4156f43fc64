import type { Editor, EditorSelection, PortableTextBlock } from '@portabletext/editor'
import * as selectors from '@portabletext/editor/selectors'
import { isEmptyTextBlock } from '@portabletext/editor/utils'
import { useEffect, useRef, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react'
import type { Picture } from '#shared/content/article.ts'
import { assetSize } from '#shared/content/pictures/picture-address.ts'
import { notify, notifyWarning, toastError } from '#web/lib/overlays/toasts.ts'
import { clipboardContent, type ClipboardContent } from '../paste/clipboard-content.ts'
import { leftOutText, type LeftOut } from '../paste/left-out.ts'
import { looksLikeMarkdown } from '../paste/markdown-signs.ts'
import type { PastedPicture } from '../paste/pasted-pictures.ts'
import type { Pasted } from '../paste/read-paste.ts'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'
import { useUpload } from '../pictures/use-upload.ts'
import { newKey, noPicture, pictureBlock } from './new-blocks.ts'
import { showWhere } from './show-where.ts'

// Loads the parser for HTML and Markdown only after the editor is shown, because the parser is half as large as the editor.
const loadReader = async () => import('../paste/read-paste.ts')

/** Clipboard format of this editor and of the Studio. Content in this format needs no conversion. */
const OWN = 'application/x-portable-text'

const ownPicture = (asset: string, url: string): Picture => ({
  ...noPicture,
  ...assetSize(asset),
  asset,
  url,
})

const captionOf = (block: object) =>
  'caption' in block && typeof block.caption === 'string' ? block.caption : null

/** Replaces the placeholders in the pasted blocks by the uploaded pictures. Pictures whose upload failed are omitted. */
function withPictures(
  { blocks, pictures: pasted }: Pasted,
  pictures: readonly (Picture | undefined)[],
): PortableTextBlock[] {
  return blocks.flatMap((block): PortableTextBlock[] => {
    if (!('pasted' in block)) return [{ ...block }]
    const place = Number(block['pasted'])
    const [picture, alt] = [pictures[place], pasted[place]?.alt ?? '']
    if (picture === undefined) return []
    const described = { ...picture, alt_text: alt, caption: captionOf(block) }
    return [{ ...pictureBlock(described), _key: block._key }]
  })
}

/** Removes blocks that a callout cannot contain, and reports their number. A callout can contain only text blocks. */
function forCallout(blocks: readonly PortableTextBlock[], leftOut: LeftOut): PortableTextBlock[] {
  const kept = blocks.filter(({ _type }) => _type === 'block')
  leftOut.note('blocks', blocks.length - kept.length)
  return kept.map((block) => ({ ...block, style: 'normal' }))
}

function askForAlts(blocks: readonly PortableTextBlock[]): void {
  const silent = blocks.filter(
    (block) => block._type === 'picture' && 'alt_text' in block && block.alt_text === '',
  ).length
  if (silent === 1) notify('Say what the picture shows: it has no alt text yet')
  if (silent > 1) notify(`Add alt text. ${silent} images have none yet`)
}

/** True if the paragraph at the caret of a selection still exists. */
function isThere(editor: Editor, selection: EditorSelection): boolean {
  const [first] = selection?.focus.path ?? []
  return (
    typeof first === 'object' &&
    '_key' in first &&
    editor.getSnapshot().context.value.some(({ _key }) => _key === first._key)
  )
}

/**
 * Position at which blocks are inserted: at the caret, or before or after its paragraph, which is split if necessary. A heading or list
 * item inserted at the caret would be merged into the paragraph as plain text.
 */
function makePlace(
  editor: Editor,
  [first, ...others]: readonly PortableTextBlock[],
): 'auto' | 'before' | 'after' {
  const snapshot = editor.getSnapshot()
  const block = selectors.getFocusTextBlock(snapshot)
  if (block === undefined || isEmptyTextBlock(snapshot.context, block.node)) return 'auto'
  const isWords = first?._type !== 'block' || (first['style'] === 'normal' && !first['listItem'])
  if (isWords || others.length === 0) return 'auto'
  if (selectors.isAtTheEndOfBlock(block)(snapshot)) return 'after'
  if (!selectors.isAtTheStartOfBlock(block)(snapshot)) editor.send({ type: 'insert.break' })
  return 'before'
}

/** Moves the selection to a position. Returns a function that restores the previous selection. */
function goTo(editor: Editor, at: EditorSelection): () => void {
  const { selection: now } = editor.getSnapshot().context
  const hasMoved = JSON.stringify(now) !== JSON.stringify(at)
  if (hasMoved && isThere(editor, at)) editor.send({ type: 'select', at })
  return () => {
    if (hasMoved && isThere(editor, now)) editor.send({ type: 'select', at: now })
    else editor.send({ type: 'focus' })
  }
}

function insert(editor: Editor, blocks: PortableTextBlock[]): void {
  if (blocks.length === 0) return
  editor.send({ type: 'insert.blocks', blocks, placement: makePlace(editor, blocks) })
}

/** Picture files to upload, and the position at which to insert them. */
export interface PlacedFiles {
  readonly files: readonly File[]
  readonly at: EditorSelection
}

/** Handles paste and drop into a text, including pictures. Reports content that was left out. Files are passed to `onFiles`. */
export function usePaste(editor: Editor, title: string, onFiles: (placed: PlacedFiles) => void) {
  const { uploadEach, isUploading } = useUpload()
  /** True if the next paste inserts plain text. */
  const isPlain = useRef(false)
  useEffect(() => void loadReader().catch(() => undefined), [])

  const arrived = async (pictures: readonly PastedPicture[]) => {
    const files = pictures.flatMap((picture) => ('file' in picture ? [picture.file] : []))
    const uploaded = files.length === 0 ? [] : [...(await uploadEach(files))]
    return pictures.map((picture) =>
      'file' in picture ? uploaded.shift() : ownPicture(picture.asset, picture.url),
    )
  }

  const take = async (content: ClipboardContent, at: EditorSelection) => {
    try {
      const { readPaste } = await loadReader()
      const pasted = readPaste(content, { origin: location.origin, title })
      const all = withPictures(pasted, await arrived(pasted.pictures))
      const goBack = goTo(editor, at)
      const block = selectors.getFocusTextBlock(editor.getSnapshot())
      const isInCallout = block !== undefined && block.path.length > 1
      const blocks = isInCallout ? forCallout(all, pasted.leftOut) : all
      insert(editor, blocks)
      goBack()
      askForAlts(blocks)
      const text = leftOutText(pasted.leftOut)
      if (text !== undefined) notifyWarning(text, { action: showWhere(editor, pasted.ruledOff) })
    } catch (error) {
      toastError(error, 'Paste it again. The editor could not read it')
    }
  }

  /** Inserts pictures at the position of the drop or paste. */
  const insertPictures = (pictures: readonly Picture[], at: EditorSelection) => {
    const blocks = pictures.map((picture) => ({ ...pictureBlock(picture), _key: newKey() }))
    const goBack = goTo(editor, at)
    insert(editor, blocks)
    goBack()
  }

  /** Deletes the selected text and returns the position of the paste. */
  const makeRoom = (): EditorSelection => {
    const snapshot = editor.getSnapshot()
    if (selectors.isSelectionExpanded(snapshot)) editor.send({ type: 'delete' })
    return editor.getSnapshot().context.selection
  }

  const paste = (event: ClipboardEvent) => {
    const { clipboardData: data } = event
    const wasPlain = isPlain.current
    isPlain.current = false
    if (data.types.includes(OWN) || wasPlain) return
    const content = clipboardContent(data)
    const isFile = content.html === '' && content.files.length > 0
    if (!isFile && content.html === '' && !looksLikeMarkdown(content.text)) return
    event.preventDefault()
    event.stopPropagation()
    const at = makeRoom()
    if (isFile) onFiles({ files: content.files, at })
    else void take(content, at)
  }

  const drop = (event: DragEvent) => {
    const { dataTransfer: data } = event
    const files = imageFiles(data.files)
    const isHtml = data.getData('text/html') !== '' && !data.types.includes(OWN)
    if (files.length === 0 && !isHtml) return
    event.preventDefault()
    event.stopPropagation()
    const point = editor.dom.getPointAtCoordinates({ x: event.clientX, y: event.clientY })
    const { selection } = editor.getSnapshot().context
    const at = point === null ? selection : { anchor: point, focus: point }
    if (files.length > 0) onFiles({ files, at })
    else void take(clipboardContent(data), at)
  }

  /** Detects the browser shortcut for pasting plain text. */
  const press = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    isPlain.current = key.toLowerCase() === 'v' && (ctrlKey || metaKey) && shiftKey
  }

  return { paste, drop, press, insertPictures, isUploading }
}
