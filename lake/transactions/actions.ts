import type { ActionHandler } from './action-handler.ts'
import { draftActions } from './draft-actions.ts'
import type { DraftTransaction } from '#lake/documents/draft-transaction.ts'
import { isRecord } from '#lake/access/guards.ts'
import { publishActions } from './publish-actions.ts'
import type { Action } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'
import { versionActions } from './version-actions.ts'

const PREFIX = 'sanity.action.'

const HANDLERS: ReadonlyMap<unknown, ActionHandler> = new Map(
  Object.entries({ ...draftActions, ...publishActions, ...versionActions }).map(
    ([name, handler]) => [PREFIX + name, handler] as const,
  ),
)

/**
 * Applies one action to the transaction. The preconditions are those of Sanity's Actions API
 * (https://www.sanity.io/docs/http-reference/actions).
 * @throws LakeError
 */
export function applyAction(transaction: DraftTransaction, action: Action): void {
  const actionType: unknown = isRecord(action) ? action.actionType : undefined
  const handler = HANDLERS.get(actionType)
  if (handler === undefined) {
    throw new LakeError('invalidAction', `Unknown action ${JSON.stringify(actionType)}`)
  }
  handler(transaction, action)
}
