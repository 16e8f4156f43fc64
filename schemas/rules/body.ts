import { blockProblem } from '#shared/content/body-limits.ts'

/** Returns true, or the problems of the blocks of an article's text, each with the path of its block. */
export function checkBody(body: unknown) {
  if (!Array.isArray(body)) return true
  const blocks: readonly unknown[] = body
  const problems = blocks.flatMap((block, index) => {
    const message = blockProblem(block)
    return message === undefined ? [] : [{ message: `${message}.`, path: [index] }]
  })
  return problems.length === 0 || problems
}
