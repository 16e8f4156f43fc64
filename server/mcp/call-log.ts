import type { Acts } from '#server/http/acts.ts'
import type { Log } from '#server/http/logging.ts'
import type { TokenCaller } from '#server/http/route.ts'

/**
 * Message of the log entry for a call without a token. Such entries are not in the list for administrators, because anyone could push all
 * other entries out of the list.
 */
export const ANONYMOUS_CALL = 'An anonymous program called the MCP server'

/** Result of a call: `invalid` for invalid arguments, `refused` if the token lacks an ability, `missing` if nothing was found. */
export type Outcome = 'answered' | 'invalid' | 'refused' | 'missing' | 'failed'

export interface LoggedCall {
  /** Name of the tool. `unknown` for a name that no tool has, because it could contain any text. */
  readonly tool: string
  readonly outcome: Outcome
  readonly requestId: string
}

/** Creates the log of tool calls. It contains tool, token and outcome, but no arguments and no results. */
export const createCallLog =
  ({ log, acts }: { readonly log: Pick<Log, 'info'>; readonly acts: Acts }) =>
  async (token: TokenCaller | undefined, name: string, call: LoggedCall): Promise<void> => {
    const { tool, outcome, requestId } = call
    if (token === undefined) {
      log.info('api', ANONYMOUS_CALL, { tool, outcome }, requestId)
      return
    }
    await acts.record({
      by: { kind: 'named', name, id: token.owner.id },
      verb: `called the tool ${tool}`,
      rest: `(${outcome})`,
      category: 'api',
      data: { tool, outcome },
    })
  }
