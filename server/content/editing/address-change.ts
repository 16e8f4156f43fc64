import { randomUUID } from 'node:crypto'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { REDIRECT_TYPE } from '#shared/content/document-types.ts'
import { articlePath } from '#shared/content/redirects.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { previewResult, slugIn, type Copies } from './article-plan.ts'
import {
  oldAddressWarning,
  ownRedirects,
  type RedirectTarget,
  type Warnings,
} from './old-address.ts'
import type { EditOptions } from './editing-service.types.ts'
import type { ArticleWriter, EditingMirror, EditingMirrorStore, WriteEnd } from './ports.ts'
import { assertNone, slugProblems } from './fields/resolve-input.ts'
import type { ClaimSlugs } from './slug-claims.ts'

/**
 * Returns patches that set the slug in the draft and in the published copy. Each patch fails if its document has changed since it was
 * read.
 */
function renaming({ draft, published }: Copies, slug: string): Mutation[] {
  return [published, draft].flatMap((copy: LakeDocument | undefined) =>
    copy === undefined
      ? []
      : [
          {
            patch: {
              id: copy._id,
              ifRevisionID: copy._rev,
              set: { slug: { _type: 'slug', current: slug } },
            },
          },
        ],
  )
}

/** Returns the mutation that creates a redirect from an article's old address to its new one. */
function redirecting(type: ArticleType, from: string, to: string): Mutation {
  return {
    create: {
      _id: randomUUID(),
      _type: REDIRECT_TYPE,
      from: articlePath(type, from),
      to: articlePath(type, to),
      permanent: true,
    },
  }
}

const deleting = (documents: readonly LakeDocument[]): Mutation[] =>
  documents.map(({ _id: id }) => ({ delete: { id } }))

/** Dependencies of the address change. */
export interface AddressChangeOptions<Done> {
  readonly mirror: EditingMirror
  readonly writer: ArticleWriter
  readonly claimSlugs: ClaimSlugs
  readonly redirectTarget: RedirectTarget
  /** Returns the article in the version for staff. @throws HttpError `not_found` */
  readonly find: (
    store: EditingMirrorStore,
    type: ArticleType,
    idOrSlug: string,
  ) => Promise<Copies & { readonly id: string }>
  /** Compares the revision that the client expects with the current one. @throws HttpError `conflict` if they differ */
  readonly assertRevision: (revision: string | undefined, current: LakeDocument) => void
  readonly stamp: () => {
    readonly transactionId: string
    readonly revision: string
    readonly now: string
  }
  readonly finish: (
    type: ArticleType,
    id: string,
    after: Copies,
    end: WriteEnd,
    warnings?: Warnings,
  ) => Promise<Done>
}

/**
 * Changes the address of an article in one transaction. Draft and published copy get the new slug, and the old address redirects to the new
 * one. Redirects from the new address to this article are deleted. Redirects from the new address to other articles stay, without effect
 * while this article has that address. Other changes in the draft remain unpublished.
 */
export function createAddressChange<Done>(options: AddressChangeOptions<Done>) {
  const { mirror, writer, claimSlugs, redirectTarget, find, assertRevision, stamp, finish } =
    options
  return async (
    type: ArticleType,
    idOrSlug: string,
    slug: string,
    { by, revision, deadline }: EditOptions,
  ): Promise<Done> => {
    await using ended = new AsyncDisposableStack()
    const made = stamp()
    const plan = await mirror.read(async (store) => {
      const { id, ...before } = await find(store, type, idOrSlug)
      const current = before.draft ?? before.published
      if (current !== undefined) assertRevision(revision, current)
      const claim = claimSlugs(type, id)
      ended.defer(() => claim.end())
      assertNone(await slugProblems(store, type, id, { slug }, claim))
      const old = before.published && slugIn(before.published)
      const isSame = [before.published, before.draft].every(
        (copy) => copy === undefined || slugIn(copy) === slug,
      )
      const own = isSame ? [] : renaming(before, slug)
      const isPublic = before.published !== undefined && old !== slug
      const mutations = [
        ...own,
        ...(isPublic && old !== undefined
          ? deleting(await ownRedirects(store, articlePath(type, slug), articlePath(type, old)))
          : []),
        ...(isPublic && old !== undefined ? [redirecting(type, old, slug)] : []),
      ]
      return { id, before, after: previewResult(before, id, own, made), mutations }
    })
    const { transactionId } = made
    // The write may delete a redirect from the new address, so the redirects are read before it.
    const warnings = await oldAddressWarning(redirectTarget, type, plan)
    const end =
      plan.mutations.length === 0
        ? 'written'
        : await writer.write({ ...plan, type, transactionId, by, effect: 'none' }, deadline)
    return finish(type, plan.id, plan.after, end, warnings)
  }
}
