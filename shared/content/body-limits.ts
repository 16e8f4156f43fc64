import { TEXT_LIMITS } from '../text/rich-text.ts'
import { blockDefinitions } from './body-blocks.ts'
import { isRecord, records } from './guards.ts'

/** True if the list level of a block is absent or allowed by {@link TEXT_LIMITS}. */
const isLevel = (level: unknown) =>
  level === undefined ||
  level === null ||
  (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= TEXT_LIMITS.level)

/**
 * Returns a sentence about the limit of a body that a block exceeds, or undefined.
 * @param depth number of blocks that enclose the block
 */
export function blockProblem(block: unknown, depth = 0): string | undefined {
  if (!isRecord(block)) return undefined
  if (block['_type'] === 'block') {
    if (!isLevel(block['level'])) return `Lists nest from 1 to ${TEXT_LIMITS.level} deep`
    return records(block['children']).some(
      ({ marks }) => Array.isArray(marks) && marks.length > TEXT_LIMITS.marks,
    )
      ? `Text carries at most ${TEXT_LIMITS.marks} marks at once`
      : undefined
  }
  const { problem, content } = blockDefinitions.get(block['_type']) ?? {}
  const own = problem?.(block, depth)
  if (own !== undefined || content === undefined) return own
  return records(block[content])
    .map((inner) => blockProblem(inner, depth + 1))
    .find(Boolean)
}
