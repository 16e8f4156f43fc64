import { HttpError } from '#server/http/http-error.ts'
import type { Acts } from '#server/http/acts.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { loggedObjectOf } from '../logged-object.ts'
import type { AddressChangeOptions } from './address-change.ts'
import { previewResult, planDiscarding } from './article-plan.ts'
import type { EditOptions } from './editing-service.types.ts'

const NOTHING_TO_GO_BACK_TO =
  'Delete the article instead. It was never published, so there is nothing to go back to'

/**
 * Creates the function that deletes an article's draft, so that the published copy is the current version again. The function does
 * nothing if there is no draft.
 */
export function createDiscarding<Done>({
  mirror,
  writer,
  find,
  assertRevision,
  stamp,
  finish,
  acts,
}: Omit<AddressChangeOptions<Done>, 'claimSlugs' | 'redirectTarget'> & {
  readonly acts: Acts
}) {
  return async (
    type: ArticleType,
    idOrSlug: string,
    { by, revision, deadline }: EditOptions,
  ): Promise<Done> => {
    const { id, ...before } = await mirror.read(async (store) => find(store, type, idOrSlug))
    const { draft, published } = before
    const current = draft ?? published
    if (current !== undefined) assertRevision(revision, current)
    if (published === undefined) throw new HttpError('conflict', NOTHING_TO_GO_BACK_TO)
    if (draft === undefined) return finish(type, id, before, 'written')
    const { transactionId, ...made } = stamp()
    const mutations = planDiscarding(draft)
    const after = previewResult(before, id, mutations, made)
    const write = { type, id, mutations, transactionId, by, before, after }
    const end = await writer.write({ ...write, effect: 'none' }, deadline)
    await acts.record({
      by: { kind: 'named', id: by.id, name: by.name },
      verb: 'discarded the edit of',
      object: loggedObjectOf({ id, type, ...before }),
      category: 'database',
    })
    return finish(type, id, after, end)
  }
}
