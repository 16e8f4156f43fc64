import { imageFiles } from '#web/lib/staff/images/image-files.ts'

/** Content of the clipboard. Missing formats are empty strings. */
export interface ClipboardContent {
  readonly html: string
  readonly text: string
  readonly rtf: string
  /** Data that a code editor adds to the copied text: `{"mode":"typescript"}`. */
  readonly editor: string
  /** Picture files. */
  readonly files: readonly File[]
}

/** Reads pasted or dropped data. Call it during the event: afterwards the browser no longer provides the data. */
export const clipboardContent = (data: DataTransfer): ClipboardContent => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
  rtf: data.getData('text/rtf'),
  editor: data.getData('vscode-editor-data'),
  files: imageFiles(data.files),
})
