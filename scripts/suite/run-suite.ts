import { runStage, type Running, type Stage, type StageResult } from './stage.ts'

/** Stages that run in sequence. */
export type Lane = readonly Stage[]

/** Complete suite: two lanes that run in parallel. */
export interface Suite {
  /** Prints its output live, at the priority of the run. */
  readonly main: Lane
  /** Uses the CPU time that the main lane leaves, and prints its output at the end. */
  readonly beside: Lane
}

/**
 * Runs the stages of both lanes. Each stage starts when those in its `after` have ended, passed or not.
 * @param only names of the stages to run. Default: all. Skipped stages block no others
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
