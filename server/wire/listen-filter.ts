import { evaluateSync } from 'groq-js'

import { parseQuery } from '#server/lake/groq-parse.ts'
import type { Dataset, LakeDocument } from '#server/lake/types.ts'

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
  const { tree } = parseQuery(query, params)
  const dereference = ({ _ref }: { _ref: string }) => {
    const found = dataset.get(_ref)
    return found !== undefined && (options.visible?.(found) ?? true) ? found : null
  }
  return (document) => {
    try {
      const { data } = evaluateSync(tree, {
        dataset: [document],
        params: { ...params },
        identity: options.identity,
        sanity: { projectId: options.projectId, dataset: dataset.name },
        dereference,
      })
      return Array.isArray(data) ? data.length > 0 : Boolean(data)
    } catch {
      // A function that this language level parses but cannot run on one document: nothing matches.
      return false
    }
  }
}
