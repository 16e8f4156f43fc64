import { imageFiles } from '#web/lib/staff/images/image-files.ts'

/** What a program has put on the clipboard. Empty texts are not there. */
export interface ClipboardContent {
  readonly html: string
  readonly text: string
  readonly rtf: string
  /** What an editor of programs says of its text: `{"mode":"typescript"}`. */
  readonly editor: string
  /** Picture files. */
  readonly files: readonly File[]
}

/** Reads what is pasted or dropped; the browser keeps it only while the event lasts. */
export const clipboardContent = (data: DataTransfer): ClipboardContent => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
  rtf: data.getData('text/rtf'),
  editor: data.getData('vscode-editor-data'),
  files: imageFiles(data.files),
})
