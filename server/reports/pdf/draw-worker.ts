import { parentPort, workerData } from 'node:worker_threads'
import { HttpError } from '#server/http/http-error.ts'
import { drawReport, type PrintedReport } from './draw-report.ts'
import type { DrawnReport } from './draw-in-thread.ts'

async function draw(report: PrintedReport): Promise<DrawnReport> {
  try {
    return { file: await drawReport(report) }
  } catch (error) {
    if (error instanceof HttpError) return { refusal: error.message }
    throw error
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only draw-in-thread.ts starts this thread, with a value of this type
parentPort?.postMessage(await draw(workerData as PrintedReport))
