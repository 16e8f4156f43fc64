import { runStage, type Running, type Stage, type StageResult } from './stage.ts'

/** Stages that run one after the other. */
export type Lane = readonly Stage[]

/** The whole suite: two lanes that run beside each other. */
export interface Suite {
  /** What is seen as it runs, at the priority of the whole run. */
  readonly main: Lane
  /** What takes the processor when the main lane leaves it, and prints when it has ended. */
  readonly beside: Lane
}

/**
 * Runs the stages of both lanes, each stage when those that it comes `after` have ended as well, passed or not.
 * @param only names of the stages to run, all if none are named; what is not run holds nothing up
 * @param print takes what a stage of the lane beside has printed
 * @returns the results of the main lane, then those of the lane beside
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
