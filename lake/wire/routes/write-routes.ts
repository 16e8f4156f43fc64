import { asksQuery } from '#lake/transactions/mutations.ts'
import {
  LakeError,
  type CommitAnswer,
  type CommitOptions,
  type Dataset,
  type Mutation,
} from '#lake/documents/types.ts'

import { askerOf, writableDataset } from '#lake/wire/access.ts'
import { addArrayKeys } from '#lake/wire/array-keys.ts'
import { check, flag, readJson } from '#lake/wire/body.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import { unauthorized, WireError } from '#lake/wire/errors.ts'
import { changesOf, mayOf } from '#lake/wire/permissions.ts'
import type { WireRoute } from '#lake/wire/router.ts'
import { actionsBody, MAX_WRITE_BYTES, mutateBody, transactionId } from '#lake/wire/schemas.ts'

/** Number of attempts to select the documents of a transaction. After that, the transaction is refused. */
const MAX_SELECTIONS = 3

function commitOptions(
  context: WireContext,
  body: { readonly transactionId?: string; readonly dryRun?: boolean },
): CommitOptions {
  const { caller, url } = context
  if (caller === undefined) throw unauthorized(false)
  const inQuery = url.searchParams.get('transactionId')
  const id = body.transactionId ?? (inQuery === null ? undefined : check(transactionId, inQuery))
  const { mayWrite } = caller
  const allowed = changesOf(mayOf(caller))
  const limited = mayWrite !== undefined || allowed !== undefined
  return {
    author: caller.id,
    dryRun: body.dryRun ?? flag(url, 'dryRun'),
    ...(id === undefined ? {} : { transactionId: id }),
    ...(limited
      ? { mayWrite: (change) => (mayWrite?.(change) ?? true) && (allowed?.(change) ?? true) }
      : {}),
  }
}

/**
 * Executes mutations. Their queries are evaluated before the transaction, so that other writers do not wait for them. If another write has
 * changed the selection meanwhile, they are evaluated again.
 * @throws LakeError; `revisionMismatch` if the selection changes during each attempt
 */
async function mutate(
  context: WireContext,
  dataset: Dataset,
  mutations: readonly Mutation[],
  options: CommitOptions,
): Promise<CommitAnswer> {
  const { foreign } = context.options
  if (foreign === undefined || !mutations.some(asksQuery)) {
    return dataset.mutate(mutations, options)
  }
  for (let attempt = 1; ; attempt += 1) {
    const selected = await foreign.select(dataset, askerOf(context), mutations)
    try {
      return await dataset.mutate(mutations, { ...options, selected })
    } catch (error) {
      const changed = error instanceof LakeError && error.details['reason'] === 'selectionChanged'
      if (!changed || attempt >= MAX_SELECTIONS) throw error
    }
  }
}

function mutateAnswer(answer: CommitAnswer, url: URL): Response {
  const withDocuments = flag(url, 'returnDocuments')
  const withIds = flag(url, 'returnIds') || withDocuments
  const results = withIds
    ? answer.results.map(({ id, operation, document }) =>
        withDocuments && document !== undefined ? { id, operation, document } : { id, operation },
      )
    : []
  return Response.json({ transactionId: answer.transactionId, results })
}

const VISIBILITY = new Set(['sync', 'async', 'deferred'])

/** Routes for mutations and actions. */
export const writeRoutes: readonly WireRoute[] = [
  {
    method: 'POST',
    path: '/data/mutate/:dataset',
    access: 'content.write',
    topic: 'mutation',
    async handle(context) {
      const { request, url } = context
      const visibility = url.searchParams.get('visibility')
      // A valid value has no effect: every write is visible to queries before its response is sent, as `sync` promises.
      if (visibility !== null && !VISIBILITY.has(visibility)) {
        throw new WireError(400, 'visibility must be sync, async or deferred')
      }
      const dataset = await writableDataset(context, param(context, 'dataset'), context)
      const body = await readJson(request, mutateBody, MAX_WRITE_BYTES)
      const mutations: readonly Mutation[] = flag(url, 'autoGenerateArrayKeys')
        ? body.mutations.map(addArrayKeys)
        : body.mutations
      const options = commitOptions(context, body)
      return mutateAnswer(await mutate(context, dataset, mutations, options), url)
    },
  },
  {
    method: 'POST',
    path: '/data/actions/:dataset',
    access: 'content.write',
    topic: 'action',
    async handle(context) {
      const dataset = await writableDataset(context, param(context, 'dataset'), context)
      const body = await readJson(context.request, actionsBody, MAX_WRITE_BYTES)
      const answer = await dataset.act(body.actions, commitOptions(context, body))
      return Response.json({ transactionId: answer.transactionId })
    },
  },
  {
    // The Studio sends this request to find out whether the lake supports the Actions API.
    method: 'GET',
    path: '/data/actions/:dataset',
    access: 'content.read',
    handle: () => Response.json({ enabled: true, compatibleStudioVersions: '*' }),
  },
]
