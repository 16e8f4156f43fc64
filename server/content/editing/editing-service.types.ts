import type { Acts } from '#server/http/acts.ts'
import type { ArticleType } from '#shared/content/status.ts'
import type { TrashOrigin } from '#shared/contracts/trash.ts'
import type {
  BlogInput,
  CaseStudyInput,
  StaffBlog,
  StaffBlogItem,
  StaffCaseStudy,
  StaffCaseStudyItem,
} from '#shared/contracts/editing.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { Referrer } from '#shared/contracts/referrers.ts'
import type { Copies } from './article-plan.ts'
import type { ArticleWriter, Editor, EditingListQuery, EditingMirror, WriteEnd } from './ports.ts'
import type { RedirectTarget, Warnings } from './old-address.ts'
import type { ClaimSlugs } from './slug-claims.ts'

export type Input = BlogInput & CaseStudyInput

/** An article for staff, and the outcome of its newest write. */
export interface Edited {
  readonly data: StaffBlog | StaffCaseStudy
  readonly end: WriteEnd
  readonly warnings?: Warnings
}

/** Options of a change of an existing article. */
export interface EditOptions {
  readonly by: Editor
  /** Expected revision; undefined accepts any. */
  readonly revision: string | undefined
  /** Signal that is aborted once the request was answered as failed, see `ArticleWriter.write`. */
  readonly deadline?: AbortSignal
}

/** Reads and writes of blogs and case studies for staff. */
export interface EditingService {
  /** Lists articles. @param signal aborted when the client disconnects; the promise then rejects with the reason of the signal */
  list(
    query: EditingListQuery,
    signal?: AbortSignal,
  ): Promise<{
    readonly items: readonly (StaffBlogItem | StaffCaseStudyItem)[]
    readonly total: number
  }>
  /** Returns an article. @throws HttpError `not_found` */
  get(type: ArticleType, idOrSlug: string): Promise<StaffBlog | StaffCaseStudy>
  /** Creates an article. @throws HttpError `validation_failed`; `conflict` if `id` exists */
  create(
    type: ArticleType,
    input: Input,
    options: {
      readonly by: Editor
      readonly publish: boolean
      readonly id?: string | undefined
      readonly deadline?: AbortSignal
    },
  ): Promise<Edited>
  /**
   * Changes an article.
   * @throws HttpError `not_found`, `validation_failed`; `conflict` if the article has another revision
   */
  update(
    type: ArticleType,
    idOrSlug: string,
    input: Input,
    options: EditOptions & { readonly publish: boolean },
  ): Promise<Edited>
  /**
   * Changes the slug of an article. Its old public address redirects to the new one.
   * @throws HttpError `not_found`, `validation_failed`; `conflict` if the article has another revision
   */
  changeAddress(
    type: ArticleType,
    idOrSlug: string,
    slug: string,
    options: EditOptions,
  ): Promise<Edited>
  /**
   * Deletes the draft of an article, so that its published copy is the current version again.
   * @throws HttpError `not_found`; `conflict` if the article has changed or was never published
   */
  discard(type: ArticleType, idOrSlug: string, options: EditOptions): Promise<Edited>
  /**
   * Archives the published copy of an article if its unpublish time has passed, otherwise returns false. Does not change a scheduled draft.
   * @throws HttpError `not_found`; `conflict` if the article has changed
   */
  comeOff(type: ArticleType, idOrSlug: string, options: { readonly by: Editor }): Promise<boolean>
  /** Converts a draft and a published copy to the version for staff. Returns null if there is neither. */
  show(type: ArticleType, id: string, copies: Copies): Promise<StaffBlog | StaffCaseStudy | null>
  /** Returns the documents that refer to an article. @throws HttpError `not_found`, `unavailable` */
  referrers(type: ArticleType, idOrSlug: string): Promise<readonly Referrer[]>
  /** Deletes an article. @throws HttpError `not_found`; `conflict` if the article has changed or other documents refer to it */
  remove(
    type: ArticleType,
    idOrSlug: string,
    options: EditOptions & { readonly door: TrashOrigin },
  ): Promise<{ readonly id: string; readonly end: WriteEnd }>
}

export interface EditingOptions {
  readonly mirror: EditingMirror
  readonly writer: ArticleWriter
  readonly claimSlugs: ClaimSlugs
  /** Returns true if a path in its canonical form is a page for visitors or redirects to one. */
  readonly leads: (path: string) => Promise<boolean>
  readonly redirectTarget: RedirectTarget
  /**
   * Returns the draft, published copy and release versions of every document that refers to an id.
   * @throws HttpError `unavailable` if the CMS does not respond
   */
  readonly referring: (id: string) => Promise<readonly LakeDocument[]>
  readonly acts: Acts
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number
}
