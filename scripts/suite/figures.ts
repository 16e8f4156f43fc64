import * as z from 'zod'

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ meta: z.optional(z.object({ figures: z.optional(z.array(z.string())) })) }),
      ),
    }),
  ),
})

/** Lines with measured figures from vitest's JSON report, for the end of the output. A test adds such lines to `task.meta.figures`. */
export const vitestFigures = (report: string): readonly string[] =>
  vitestReport
    .parse(JSON.parse(report))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta?.figures ?? [])
