import { runStage, type Running, type Stage, type StageResult } from './stage.ts'

/** Stages that run in sequence. */
export type Lane = readonly Stage[]

/** Complete suite: two lanes that run in parallel. */
export interface Suite {
  /** Lane whose stages print their output immediately and run at normal priority. */
  readonly main: Lane
  /** Lane whose stages use the CPU time that the main lane leaves. The output of each stage is printed at the end of the stage. */
  readonly beside: Lane
}

/**
 * Runs the stages of both lanes. Each stage starts when all stages in its `after` have ended, whether they passed or failed.
 * @param only names of the stages to run. Default: all. Other stages do not wait for stages that are not run
 * @param print receives the output of a stage in the second lane
 * @returns results of the main lane, then those of the second lane
 */
export async function runSuite(
  { main, beside }: Suite,
  only: readonly string[] | undefined,
  environment: Readonly<Record<string, string>>,
  print: (printed: string) => void,
): Promise<readonly StageResult[]> {
  const isChosen = ({ name }: Stage) => only?.includes(name) ?? true
  const ends = new Map(
    [...main, ...beside]
      .filter(isChosen)
      .map(({ name }) => [name, Promise.withResolvers<undefined>()] as const),
  )
  async function runLane(lane: Lane, running: Running): Promise<readonly StageResult[]> {
    const results: StageResult[] = []
    for (const stage of lane.filter(isChosen)) {
      await Promise.all(stage.after?.flatMap((name) => ends.get(name)?.promise ?? []) ?? [])
      results.push(await runStage(stage, running, environment))
      ends.get(stage.name)?.resolve(undefined)
    }
    return results
  }
  const ran = await Promise.all([runLane(main, 'live'), runLane(beside, print)])
  return ran.flat()
}
