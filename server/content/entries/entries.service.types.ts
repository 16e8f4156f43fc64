import type { Acts } from '#server/http/acts.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { EntryType } from '#shared/content/entries/entry-types.ts'
import type { ENTRY_SORT_KEYS, EntryItem, EntryView } from '#shared/contracts/entries.ts'
import type { Referrer } from '#shared/contracts/referrers.ts'
import type { TrashOrigin } from '#shared/contracts/trash.ts'
import type { EditingMirrorStore, Editor, WriteEnd } from '../editing/ports.ts'
import type { ClaimSlugs } from '../editing/slug-claims.ts'
import type { OutboxStore } from '../outbox/outbox.store.ts'
import type { OutboxWriter } from '../outbox/writer-ports.ts'
import type { EntryInput } from './entry-document.ts'

/** Query of a list. */
export interface EntryQuery {
  /** Normalized words. A row matches if each word occurs in its title or in its second line. */
  readonly words: readonly string[]
  readonly view: EntryView | undefined
  readonly order: (typeof ENTRY_SORT_KEYS)[number]
  readonly descending: boolean
  readonly offset: number
  readonly limit: number
}

/** A document with the values of its fields. The format of the values is that of the type's contract. */
export interface EntryDetail extends EntryItem {
  readonly has_studio_draft: boolean
  readonly values: unknown
}

/** A document and the outcome of its newest write. */
export interface WrittenEntry {
  readonly data: EntryDetail
  readonly end: WriteEnd
}

interface Change {
  readonly by: Editor
  /** Expected revision; undefined accepts any. */
  readonly revision: string | undefined
}

/** Reads and writes of openings, authors and categories for staff. */
export interface EntryService {
  list(
    type: EntryType,
    query: EntryQuery,
  ): Promise<{
    readonly items: readonly EntryItem[]
    readonly total: number
    readonly views: Readonly<Record<string, number>>
  }>
  /**
   * Returns a document with the values of its fields.
   * @throws HttpError `not_found`
   */
  get(type: EntryType, id: string): Promise<EntryDetail>
  /**
   * Creates a document.
   * @throws HttpError `validation_failed`, `forbidden`; `conflict` for a slug that another document has
   */
  create(
    type: EntryType,
    input: EntryInput,
    options: { readonly by: Editor; readonly id: string },
  ): Promise<WrittenEntry>
  /**
   * Changes a document.
   * @throws HttpError `not_found`, `validation_failed`, `forbidden`; `conflict` for an outdated revision or a draft in the Studio
   */
  update(type: EntryType, id: string, input: EntryInput, change: Change): Promise<WrittenEntry>
  /** Moves a document to the trash. @throws HttpError `not_found`; `conflict` also if other documents refer to it */
  remove(
    type: EntryType,
    id: string,
    change: Change & { readonly door: TrashOrigin },
  ): Promise<WriteEnd>
  /** Returns the documents that refer to a document. @throws HttpError `not_found` */
  referrers(type: EntryType, id: string): Promise<readonly Referrer[]>
}

/** Functions of the mirror that this service needs. */
export interface EntryMirror {
  read<T>(
    work: (
      store: Pick<EditingMirrorStore, 'documents' | 'ofType'> & {
        usersOf(types: readonly string[]): Promise<
          readonly {
            readonly targetId: string
            readonly id: string
            readonly type: string
            readonly isPublic: boolean
          }[]
        >
        users(id: string): Promise<readonly LakeDocument[]>
      },
    ) => Promise<T>,
  ): Promise<T>
}

export interface EntryServiceOptions {
  readonly mirror: EntryMirror
  readonly writer: Pick<OutboxWriter, 'write' | 'copies'>
  readonly outbox: Pick<OutboxStore, 'ofTypes'>
  readonly claimSlugs: ClaimSlugs
  /** Returns the copies of all documents that refer to an id. @throws HttpError `unavailable` if the CMS does not respond */
  readonly referring: (id: string) => Promise<readonly LakeDocument[]>
  /** Returns true if a path in its canonical form is a page for visitors or redirects to one. */
  readonly leads: (path: string) => Promise<boolean>
  readonly foldText: (text: string) => string
  readonly acts: Acts
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number
}
