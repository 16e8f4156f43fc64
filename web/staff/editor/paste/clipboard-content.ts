import { imageFiles } from '#web/lib/staff/images/image-files.ts'

/** Content of the clipboard. Missing formats are empty texts. */
export interface ClipboardContent {
  readonly html: string
  readonly text: string
  readonly rtf: string
  /** Data of a code editor about the copied text: `{"mode":"typescript"}`. */
  readonly editor: string
  /** Picture files. */
  readonly files: readonly File[]
}

/** Reads pasted or dropped data, which the browser provides only during the event. */
export const clipboardContent = (data: DataTransfer): ClipboardContent => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
  rtf: data.getData('text/rtf'),
  editor: data.getData('vscode-editor-data'),
  files: imageFiles(data.files),
})
