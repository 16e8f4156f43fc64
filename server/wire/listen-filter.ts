import { compileFilter } from '#server/lake/groq-filter.ts'
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
  const filter = compileFilter(query, params, {
    identity: options.identity,
    projectId: options.projectId,
    datasetName: dataset.name,
    dereference(id) {
      const found = dataset.get(id)
      return found !== undefined && (options.visible?.(found) ?? true) ? found : undefined
    },
  })
  return (document) => {
    try {
      return filter(document)
    } catch {
      // What this language level parses but cannot run on one document, or not in reasonable time: nothing matches.
      return false
    }
  }
}
