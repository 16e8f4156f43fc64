import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import type { Role } from '#shared/access/abilities.ts'
import type { PictureType } from '#shared/content/change-tags.ts'
import type { ArticleType, Status } from '#shared/content/status.ts'
import type { TrashOrigin } from '#shared/contracts/trash.ts'
import type { Copies, Effect } from './article-plan.ts'

/** Staff member on whose behalf content is written. */
export interface Editor {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** Query for a staff list from the mirror. */
export interface EditingListQuery {
  readonly type: ArticleType
  readonly words?: readonly string[] | undefined
  readonly statuses?: readonly Status[] | undefined
  readonly category?: string | undefined
  readonly industry?: string | undefined
  /** Id of an author. */
  readonly author?: string | undefined
  /** `due_at`: time of the scheduled change; only for lists in which every article has one. */
  readonly order: 'updated_at' | 'published_at' | 'title' | 'due_at'
  readonly descending: boolean
  readonly offset: number
  readonly limit: number
}

interface Stored extends Copies {
  readonly id: string
}

/** The part of the mirror that editing uses. */
export interface EditingMirrorStore {
  readonly editing: {
    list(query: EditingListQuery): Promise<{ articles: readonly Stored[]; total: number }>
    find(type: ArticleType, idOrSlug: string): Promise<Stored | undefined>
    holdersOfSlug(type: ArticleType, slug: string, except: string): Promise<readonly string[]>
    counts(type: ArticleType): Promise<ReadonlyMap<string, number>>
  }
  categoryBySlug(slug: string): Promise<string | undefined>
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Returns published redirects from a path. */
  redirectsFrom(path: string): Promise<readonly LakeDocument[]>
}

/** The replica of the lake. */
export interface EditingMirror {
  read<T>(work: (store: EditingMirrorStore) => Promise<T>): Promise<T>
}

/** Types that staff write through {@link ArticleWriter}: articles, and pictures, which have a published copy only. */
export type WrittenType = ArticleType | PictureType

/** One transaction in the lake for one article or picture. */
export interface ArticleWrite {
  readonly type: WrittenType
  /** Id without `drafts.`. */
  readonly id: string
  readonly mutations: readonly Mutation[]
  readonly transactionId: string
  readonly by: Editor
  readonly effect: Effect | 'removal'
  /** Client that requested a removal. */
  readonly door?: TrashOrigin | undefined
  /** Both copies before and, as predicted, after. */
  readonly before: Copies
  readonly after: Copies
}

/** Outcome of a write: in the lake, or queued until the lake is reachable. */
export type WriteEnd = 'written' | 'pending'

/** The newest write of an article that waits for the lake or for a user's decision. */
interface NewestWaiting {
  readonly after: Copies
  readonly state: 'waiting' | 'conflict'
  /** True if the lake has rejected it or an earlier one, and a user must decide. */
  readonly isContested: boolean
}

/** Makes writes durable: in the lake, or in the outbox while the lake is unreachable. */
export interface ArticleWriter {
  /**
   * Resolves once the write is durable and visible to every read.
   * @throws HttpError `conflict` for an outdated revision or an article that others refer to
   */
  write(write: ArticleWrite): Promise<WriteEnd>
  /** Returns the newest pending write of each article that has one. */
  waiting(ids: readonly string[]): Promise<ReadonlyMap<string, NewestWaiting>>
}
