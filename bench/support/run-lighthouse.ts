import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { traceEventSchema } from './main-thread.ts'

/**
 * Version that `npx` downloads at the first use and keeps in npm's cache. Lighthouse is not a dependency of the project, because it would
 * add a tenth to the files of every `npm ci`.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/** Lighthouse's result, reduced to the parts that the benchmark reads. */
const reportSchema = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
})

const traceSchema = z.object({ traceEvents: z.array(traceEventSchema) })

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/**
 * Measures a page with Lighthouse in a browser that is already open.
 * @param port debugging port of the browser
 * @param directory directory for Lighthouse's files, which replace those of an earlier measurement
 * @returns the report and the events of the trace; undefined if the page could not be measured
 */
export async function runLighthouse(url: string, port: number, directory: string) {
  const base = join(directory, 'lighthouse')
  await promisify(execFile)('npx', [
    '--yes',
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    '--output=json',
    `--output-path=${base}.json`,
    '--save-assets',
    '--quiet',
  ])
  const report = reportSchema.parse(await read(`${base}.json`))
  if (report.runtimeError !== undefined) return
  // The result is missing if Lighthouse loses the recording of a load (NO_NAVSTART), which is not caused by the page.
  if (typeof report.audits['largest-contentful-paint']?.score !== 'number') return
  const { traceEvents } = traceSchema.parse(await read(`${base}-0.trace.json`))
  return { ...report, traceEvents }
}
