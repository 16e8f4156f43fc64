import { blockProblem } from '#shared/content/body-limits.ts'

/** True, or the violations of the limits of a body, each with the path of its block. */
export function checkBody(body: unknown) {
  if (!Array.isArray(body)) return true
  const blocks: readonly unknown[] = body
  const problems = blocks.flatMap((block, index) => {
    const message = blockProblem(block)
    return message === undefined ? [] : [{ message: `${message}.`, path: [index] }]
  })
  return problems.length === 0 || problems
}
