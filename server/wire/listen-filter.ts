import { evaluateSync, GroqSyntaxError, parse } from 'groq-js'

import { LakeError, type Dataset, type LakeDocument } from '#server/lake/types.ts'

/** Whether a document belongs to a listener. */
export type ListenFilter = (document: LakeDocument) => boolean

/** The filter that most listeners of a Studio have. */
const EVERYTHING = /^\s*\*\s*(\[\s*\])?\s*$/

/**
 * Compiles a listener's query, which may carry a projection or an order: a document belongs to it when the query finds
 * something in a dataset of that document alone. References are followed in the real dataset.
 * @throws LakeError `queryParseError` with the position
 */
export function compileListenFilter(
  dataset: Dataset,
  query: string,
  params: Readonly<Record<string, unknown>>,
  options: {
    readonly identity: string
    readonly projectId: string
    readonly visible: ((document: LakeDocument) => boolean) | undefined
  },
): ListenFilter {
  if (EVERYTHING.test(query)) return () => true
  const tree = parseQuery(query, params)
  const dereference = ({ _ref }: { _ref: string }) => {
    const found = dataset.get(_ref)
    return found !== undefined && (options.visible?.(found) ?? true) ? { ...found } : null
  }
  return (document) => {
    try {
      const value = evaluateSync(tree, {
        dataset: [document],
        params: { ...params },
        identity: options.identity,
        sanity: { projectId: options.projectId, dataset: dataset.name },
        dereference,
      })
      return Array.isArray(value.data) ? value.data.length > 0 : Boolean(value.data)
    } catch {
      // A function that this language level parses but cannot run on one document: nothing matches.
      return false
    }
  }
}

function parseQuery(
  query: string,
  params: Readonly<Record<string, unknown>>,
): ReturnType<typeof parse> {
  try {
    return parse(query, { params: { ...params } })
  } catch (error) {
    const start = error instanceof GroqSyntaxError ? error.position : 0
    const message = error instanceof Error ? error.message : 'The query is not valid'
    throw new LakeError(
      'queryParseError',
      message,
      { query, start, end: query.length },
      {
        cause: error,
      },
    )
  }
}
