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

/** An article as staff get it, and whether its newest change still waits for the CMS. */
export interface Edited {
  readonly data: StaffBlog | StaffCaseStudy
  readonly end: WriteEnd
  readonly warnings?: Warnings
}

/** Blogs and case studies as staff read and write them. */
export interface EditingService {
  /** @param signal aborted when the client has gone; the list then rejects with its reason */
  list(
    query: EditingListQuery,
    signal?: AbortSignal,
  ): Promise<{
    readonly items: readonly (StaffBlogItem | StaffCaseStudyItem)[]
    readonly total: number
  }>
  /** @throws HttpError `not_found` */
  get(type: ArticleType, idOrSlug: string): Promise<StaffBlog | StaffCaseStudy>
  /** @throws HttpError `validation_failed`; `conflict` when `id` is taken */
  create(
    type: ArticleType,
    input: Input,
    options: { readonly by: Editor; readonly publish: boolean; readonly id?: string | undefined },
  ): Promise<Edited>
  /**
   * @param options.revision what was edited; whatever is there now when absent
   * @throws HttpError `not_found`, `validation_failed`; `conflict` when the article has moved on
   */
  update(
    type: ArticleType,
    idOrSlug: string,
    input: Input,
    options: {
      readonly by: Editor
      readonly publish: boolean
      readonly revision: string | undefined
    },
  ): Promise<Edited>
  /**
   * Gives an article another slug. What visitors know it by now leads to the new address.
   * @throws HttpError `not_found`, `validation_failed`; `conflict` when the article has moved on
   */
  changeAddress(
    type: ArticleType,
    idOrSlug: string,
    slug: string,
    options: { readonly by: Editor; readonly revision: string | undefined },
  ): Promise<Edited>
  /**
   * Drops the edit of an article: its published copy counts again.
   * @throws HttpError `not_found`; `conflict` when the article has moved on, or was never published
   */
  discard(
    type: ArticleType,
    idOrSlug: string,
    options: { readonly by: Editor; readonly revision: string | undefined },
  ): Promise<Edited>
  /**
   * Archives what visitors see of an article, where its time to come off has come. Gives whether it had. An edit that is scheduled stays
   * as it is. @throws HttpError `not_found`; `conflict` when the article has moved on
   */
  comeOff(type: ArticleType, idOrSlug: string, options: { readonly by: Editor }): Promise<boolean>
  /** An article as given copies would show it to staff; null when there is none. */
  show(type: ArticleType, id: string, copies: Copies): Promise<StaffBlog | StaffCaseStudy | null>
  /** The documents that link to an article. @throws HttpError `not_found`, `unavailable` */
  referrers(type: ArticleType, idOrSlug: string): Promise<readonly Referrer[]>
  /** @throws HttpError `not_found`; `conflict` when the article has moved on or others refer to it */
  remove(
    type: ArticleType,
    idOrSlug: string,
    options: {
      readonly by: Editor
      readonly revision: string | undefined
      readonly door: TrashOrigin
    },
  ): Promise<{ readonly id: string; readonly end: WriteEnd }>
}

export interface EditingOptions {
  readonly mirror: EditingMirror
  readonly writer: ArticleWriter
  readonly claimSlugs: ClaimSlugs
  /** Whether visitors find a page at a path in its canonical spelling, or are led from there to one. */
  readonly leads: (path: string) => Promise<boolean>
  readonly redirectTarget: RedirectTarget
  /** Every copy of every document that refers to an id. @throws HttpError `unavailable` when the CMS does not answer */
  readonly referring: (id: string) => Promise<readonly LakeDocument[]>
  readonly acts: Acts
  /** Milliseconds since 1970. */
  readonly now?: () => number
}
