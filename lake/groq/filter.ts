import type { Params } from './ast.ts'
import { createBudget } from './budget.ts'
import { compile } from './compile.ts'
import { parseQuery } from './parse.ts'
import { rootScope } from './scope.ts'
import type { Surroundings } from './scope.ts'
import type { LakeDocument } from '#lake/documents/types.ts'

/** Maximum number of steps for each document. */
const MAX_STEPS = 1_000_000

/**
 * Compiles a query into a predicate for documents. The predicate is true if the query returns a result for a dataset with only that
 * document.
 * @throws LakeError `queryParseError` with the position; the predicate throws LakeError for expressions that cannot be evaluated
 */
export function compileFilter(
  query: string,
  params: Params,
  known: Pick<Surroundings, 'identity' | 'projectId' | 'datasetName' | 'dereference'>,
): (document: LakeDocument, deadline?: number) => boolean {
  const { evaluate } = compile(parseQuery(query, params).tree)
  return (document, deadline) => {
    const result = evaluate(
      rootScope({
        ...known,
        params,
        now: new Date(),
        budget: createBudget(deadline, MAX_STEPS),
        everything: () => [document],
        answer: () => null,
      }),
    )
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }
}
