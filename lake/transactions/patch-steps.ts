import { createJsonMatch, isPlainPath, JsonMatchError, toPlainPath } from './json-match.ts'
import type { JsonMatch } from './json-match.ts'
import { isRecord } from '#lake/access/guards.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Body of a patch, after its check. */
export type PatchBody = Readonly<Record<string, unknown>> & { readonly id: string }

/** Operations of a patch, in the order in which `@sanity/mutator` applies them. */
const OPERATIONS = [
  'setIfMissing',
  'set',
  'unset',
  'diffMatchPatch',
  'inc',
  'dec',
  'insert',
] as const
type Operation = (typeof OPERATIONS)[number]

/** Operations that create attributes if they are missing. */
const MAKES = new Set<Operation>(['set', 'setIfMissing'])

interface Part {
  readonly operation: Operation
  readonly path: string
  /** Returns the body of a patch with this operation at a plain path. */
  readonly at: (path: string) => Readonly<Record<string, unknown>>
}

function partsOf(operation: Operation, value: unknown): Part[] {
  if (operation === 'unset' && Array.isArray(value)) {
    return value.map((path) => ({ operation, path: String(path), at: (at) => ({ unset: [at] }) }))
  }
  if (!isRecord(value)) return []
  if (operation !== 'insert') {
    return Object.entries(value).map(([path, operand]) => ({
      operation,
      path,
      at: (at) => ({ [operation]: { [at]: operand } }),
    }))
  }
  return Object.entries(value)
    .filter(([name]) => name !== 'items')
    .map(([name, path]) => ({
      operation,
      path: String(path),
      at: (at) => ({ insert: { [name]: at, items: value['items'] } }),
    }))
}

/**
 * Splits a patch into steps with plain paths, to be applied one after the other. If all paths are plain, as in patches of the Studio, this
 * is one step; otherwise there is one step for each match. Paths are resolved in the document as the previous steps leave it.
 * @throws LakeError `invalidMutation`, thrown while a step is computed
 */
export function stepsOf(body: PatchBody): readonly ((document: unknown) => readonly PatchBody[])[] {
  const parts = OPERATIONS.flatMap((operation) => partsOf(operation, body[operation]))
  if (parts.every(({ path }) => isPlainPath(path))) return [() => [body]]
  const match = createJsonMatch()
  return parts.map((part) => (document) => {
    const paths = isPlainPath(part.path) ? [part.path] : placesOf(part, document, match)
    return paths.map((path) => ({ ...part.at(path), id: body.id }))
  })
}

function placesOf({ operation, path }: Part, document: unknown, match: JsonMatch): string[] {
  const found = search(match, path, document).filter(
    ({ value }) => value !== undefined || MAKES.has(operation),
  )
  if (operation === 'insert' && found.length > 1) {
    throw refusal(path, `insert takes one place, and it means ${found.length}`)
  }
  const paths = found.map(({ place }) => toPlainPath(place))
  // Removes later items of a list first, so that a removal does not shift the items of the remaining paths.
  return operation === 'unset' ? paths.toReversed() : paths
}

function search(match: JsonMatch, path: string, document: unknown) {
  try {
    return match.find(path, document)
  } catch (error) {
    if (error instanceof JsonMatchError) throw refusal(path, error.message)
    throw error
  }
}

const refusal = (path: string, reason: string) =>
  new LakeError('invalidMutation', `The path "${path.slice(0, 200)}" cannot be followed: ${reason}`)
