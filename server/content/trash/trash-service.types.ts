import type { Acts } from '#server/http/acts.ts'
import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { TrashOrigin, TrashedType } from '#shared/contracts/trash.ts'
import type { Copies } from '../editing/article-plan.ts'
import type { ArticleWriter, EditingMirror, WriteEnd } from '../editing/ports.ts'
import type { ClaimSlugs } from '../editing/slug-claims.ts'
import type { TrashStore } from './trash.store.ts'

/** What the copy of the lake tells of articles before it writes a change. */
export interface ArticleNews {
  readonly gone: readonly (Copies & {
    readonly id: string
    readonly type: string
    readonly transactionId: string | undefined
    /** Id of an account, where the lake knows them. */
    readonly author: string | undefined
  })[]
  /** Ids of articles that are there. */
  readonly there: readonly string[]
}

/** A deleted article or picture that is back. */
export interface Restored {
  readonly id: string
  readonly type: TrashedType
  readonly title: string
  readonly slug: string
  readonly asItWas: boolean
  readonly end: WriteEnd
}

export interface TrashOptions {
  readonly store: TrashStore
  readonly mirror: EditingMirror
  /** The writer is made after the trash, which keeps what it removes. */
  readonly writer: () => ArticleWriter & {
    withdraw(id: string, transactionId: string): Promise<boolean>
  }
  readonly claimSlugs: ClaimSlugs
  /** Runs work on one deleted article at a time, in whichever process. @throws HttpError `unavailable` */
  readonly exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** The name of an account. */
  readonly nameOf: (id: string) => Promise<string | undefined>
  /** Told of a picture that is gone for good, with its file. */
  readonly onPictureGone: (picture: LakeDocument) => Promise<void>
  /** By which way articles are deleted that this site did not delete. */
  readonly foreignDoor: TrashOrigin
  readonly acts: Acts
  readonly log: Log
}
