import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FileProblem } from '#shared/pages/company/verify.ts'
import type { ReadFile } from '#shared/reports/compare-file.ts'
import { PDF_OPTIONS, pagesOf } from '#shared/reports/pdf-text.ts'

/** SHA-256 of data as hexadecimal digits. */
async function sha256(data: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 of a text. */
export const digest = (text: string): Promise<string> => sha256(new TextEncoder().encode(text))

/** Data of a file that was read, with its number of pages. */
export type OpenedFile = ReadFile & { readonly pageCount: number }

/** Number of bytes at the beginning of a PDF within which its signature must be. */
const SIGNATURE_RANGE = 1024

const isPdf = (data: Uint8Array) =>
  new TextDecoder('latin1').decode(data.subarray(0, SIGNATURE_RANGE)).includes('%PDF-')

/** Reads a PDF in a worker, without any request. If the file cannot be read, returns the reason. */
export async function readPdf(file: Blob): Promise<OpenedFile | FileProblem> {
  const data = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(data)) return 'not_pdf'
  const hash = await sha256(data)
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  GlobalWorkerOptions.workerPort = worker
  const task = getDocument({ ...PDF_OPTIONS, data, verbosity: 0 })
  try {
    const pdf = await task.promise
    return { hash, pages: await pagesOf(pdf), pageCount: pdf.numPages }
  } catch {
    return 'unreadable'
  } finally {
    await task.destroy()
    worker.terminate()
  }
}
