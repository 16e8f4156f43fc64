import { MINUTE } from '#shared/time/units.ts'

/** Time after which the object URL is revoked, in milliseconds. The browser has started the download by then. */
const KEPT = MINUTE

/** Downloads a text or bytes as a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
