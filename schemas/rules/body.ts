import { blockProblem } from '#shared/content/body-limits.ts'

/** True, or what in a body is beyond its limits, marked at the blocks. */
export function checkBody(body: unknown) {
  if (!Array.isArray(body)) return true
  const blocks: readonly unknown[] = body
  const problems = blocks.flatMap((block, index) => {
    const message = blockProblem(block)
    return message === undefined ? [] : [{ message: `${message}.`, path: [index] }]
  })
  return problems.length === 0 || problems
}
