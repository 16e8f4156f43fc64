import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import type { Role } from '#shared/access/abilities.ts'
import type { PictureType } from '#shared/content/change-tags.ts'
import type { ArticleType, Status } from '#shared/content/status.ts'
import type { TrashOrigin } from '#shared/contracts/trash.ts'
import type { Copies, Effect } from './article-plan.ts'

/** A staff member on whose behalf something is written. */
export interface Editor {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** What a staff list asks the mirror for. */
export interface EditingListQuery {
  readonly type: ArticleType
  readonly words?: readonly string[] | undefined
  readonly statuses?: readonly Status[] | undefined
  readonly category?: string | undefined
  readonly industry?: string | undefined
  /** Id of an author. */
  readonly author?: string | undefined
  /** `due_at`: when the clock is to change it; for lists in which every article has such a time. */
  readonly order: 'updated_at' | 'published_at' | 'title' | 'due_at'
  readonly descending: boolean
  readonly offset: number
  readonly limit: number
}

interface Stored extends Copies {
  readonly id: string
}

/** What editing reads of the copy of the lake. */
export interface EditingMirrorStore {
  readonly editing: {
    list(query: EditingListQuery): Promise<{ articles: readonly Stored[]; total: number }>
    find(type: ArticleType, idOrSlug: string): Promise<Stored | undefined>
    holdersOfSlug(type: ArticleType, slug: string, except: string): Promise<readonly string[]>
    counts(type: ArticleType): Promise<ReadonlyMap<string, number>>
  }
  categoryBySlug(slug: string): Promise<string | undefined>
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Published redirects that begin at a path. */
  redirectsFrom(path: string): Promise<readonly LakeDocument[]>
}

/** The copy of the lake. */
export interface EditingMirror {
  read<T>(work: (store: EditingMirrorStore) => Promise<T>): Promise<T>
}

/** What staff write by way of {@link ArticleWriter}: articles, and the pictures of the site, which have a published copy alone. */
export type WrittenType = ArticleType | PictureType

/** One transaction to be made in the lake for one article or picture. */
export interface ArticleWrite {
  readonly type: WrittenType
  /** Without `drafts.`. */
  readonly id: string
  readonly mutations: readonly Mutation[]
  readonly transactionId: string
  readonly by: Editor
  readonly effect: Effect | 'removal'
  /** By which way a removal was asked for. */
  readonly door?: TrashOrigin | undefined
  /** Both copies before and, as foreseen, after. */
  readonly before: Copies
  readonly after: Copies
}

/** How a write ended: in the lake, or stored here until the lake can be reached. */
export type WriteEnd = 'written' | 'pending'

/** The newest write of an article that waits for the lake, or for a person's decision. */
interface NewestWaiting {
  readonly after: Copies
  readonly state: 'waiting' | 'conflict'
  /** It, or one before it, was refused by the lake and is to be decided about. */
  readonly isContested: boolean
}

/** Makes writes durable: in the lake, or in the outbox while the lake cannot be reached. */
export interface ArticleWriter {
  /**
   * Settles once the write is durable and every read shows it.
   * @throws HttpError `conflict` for a stale revision or an article that others refer to
   */
  write(write: ArticleWrite): Promise<WriteEnd>
  /** The newest write that waits of each of the articles that have one. */
  waiting(ids: readonly string[]): Promise<ReadonlyMap<string, NewestWaiting>>
}
