import { MINUTE } from '#shared/time/units.ts'

/** Lifetime of the object URL in milliseconds, for the browser to start the download. */
const KEPT = MINUTE

/** Downloads a text as a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
