import { MINUTE } from '#shared/time/units.ts'

/** How long a file is kept for the browser to take it, milliseconds. */
const KEPT = MINUTE

/** Gives a text to the person as a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
