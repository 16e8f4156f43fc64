import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import type { Ability, Role } from '#shared/access/abilities.ts'
import type { EntryType } from '#shared/content/entries/entry-types.ts'
import type { PictureType } from '#shared/content/change-tags.ts'
import type { ArticleType, DraftedType, Status } from '#shared/content/status.ts'
import type { TrashOrigin } from '#shared/contracts/trash.ts'
import type { Copies, Effect } from './article-plan.ts'

/** Staff member who makes a write. */
export interface Editor {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** Abilities of the personal token, if a program acts for the staff member. Undefined without a token. */
  readonly limitedTo?: readonly Ability[] | undefined
}

/** Query for a list of articles for staff. */
export interface EditingListQuery {
  readonly type: ArticleType
  readonly words?: readonly string[] | undefined
  readonly statuses?: readonly Status[] | undefined
  readonly category?: string | undefined
  /** Slug of an industry, or several slugs. */
  readonly industry?: string | readonly string[] | undefined
  /** Id of the author whose posts are listed. */
  readonly author?: string | undefined
  /** Sort order. `due_at` is the time of the next scheduled change; with this order every listed article must have a scheduled change. */
  readonly order: 'updated_at' | 'published_at' | 'title' | 'due_at'
  readonly descending: boolean
  readonly offset: number
  readonly limit: number
}

interface Stored extends Copies {
  readonly id: string
}

/** Functions of the mirror that editing needs. */
export interface EditingMirrorStore {
  readonly editing: {
    list(query: EditingListQuery): Promise<{ articles: readonly Stored[]; total: number }>
    find(type: DraftedType, idOrSlug: string): Promise<Stored | undefined>
    holdersOfSlug(type: DraftedType, slug: string, except: string): Promise<readonly string[]>
    counts(type: ArticleType): Promise<ReadonlyMap<string, number>>
  }
  categoryBySlug(slug: string): Promise<string | undefined>
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Returns the published copies of a type. */
  ofType(
    type: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly documents: readonly LakeDocument[] }>
  /** Returns the published redirects from a path. */
  redirectsFrom(path: string): Promise<readonly LakeDocument[]>
}

/** Mirror of the lake's documents. */
export interface EditingMirror {
  read<T>(work: (store: EditingMirrorStore) => Promise<T>): Promise<T>
}

/** Types of documents that staff change through {@link ArticleWriter}. */
export type WrittenType = DraftedType | PictureType | EntryType

/** A transaction that changes one article or picture in the lake. */
export interface ArticleWrite {
  readonly type: WrittenType
  /** Id without the prefix `drafts.`. */
  readonly id: string
  readonly mutations: readonly Mutation[]
  readonly transactionId: string
  readonly by: Editor
  readonly effect: Effect | 'removal'
  /** Kind of client that requested a removal. */
  readonly door?: TrashOrigin | undefined
  /** Draft and published copy before the write. `after` contains the copies as they will be after the write. */
  readonly before: Copies
  readonly after: Copies
}

/** Outcome of a write: made by the lake, or queued until the lake is reachable. */
export type WriteEnd = 'written' | 'pending'

/** The newest write of an article that the lake has not made: it is queued, or the lake has rejected it. */
interface NewestWaiting {
  readonly after: Copies
  readonly state: 'waiting' | 'conflict'
  /** True if the lake has rejected this write or an earlier one, so that a user must decide. */
  readonly isContested: boolean
}

/** Makes writes durable: in the lake or, if the lake is unreachable, in the outbox. */
export interface ArticleWriter {
  /**
   * Resolves once the write is durable and all later reads return its result.
   * @param deadline signal that is aborted once the request of the write was answered as failed. A write that has not begun by then is not
   * made, because the client may have repeated the request and other users may have made newer writes
   * @throws HttpError `conflict` for an outdated revision, or if other documents refer to an article to be removed; the reason of
   * `deadline`
   */
  write(write: ArticleWrite, deadline?: AbortSignal): Promise<WriteEnd>
  /**
   * Returns the newest queued or rejected write of each of the given articles, by article id. Articles without such a write are missing.
   */
  waiting(ids: readonly string[]): Promise<ReadonlyMap<string, NewestWaiting>>
}
