import { startWorker } from '#lake/common/start-worker.ts'
import { HttpError } from '#server/http/http-error.ts'
import { createSerial } from '#shared/async/serial.ts'
import type { PrintedReport } from './draw-report.ts'

/** Message of the thread: the PDF, or the reason why the report cannot be printed. */
export type DrawnReport = { readonly file: Uint8Array<ArrayBuffer> } | { readonly refusal: string }

/** Draws a report. @throws HttpError `validation_failed` if it does not fit on a page or has letters without a glyph */
export type DrawReport = (report: PrintedReport) => Promise<Uint8Array<ArrayBuffer>>

async function drawOne(report: PrintedReport): Promise<Uint8Array<ArrayBuffer>> {
  const worker = startWorker(new URL('./draw-worker.ts', import.meta.url), {
    workerData: report,
  })
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve())
  })
  const drawn = await new Promise<DrawnReport>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread has ended without the report')))
  }).finally(() => ended)
  if ('refusal' in drawn) throw new HttpError('validation_failed', drawn.refusal)
  return drawn.file
}

/**
 * Draws each report in a new thread, because drawing takes about 200 ms. The library and its fonts are freed when the thread ends. One
 * report is drawn at a time.
 */
export function createReportDrawer(): DrawReport {
  const queue = createSerial()
  return (report) => queue.run(() => drawOne(report))
}
