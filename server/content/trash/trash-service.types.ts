import type { Acts } from '#server/http/acts.ts'
import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { TrashOrigin, TrashedType } from '#shared/contracts/trash.ts'
import type { Copies } from '../editing/article-plan.ts'
import type { ArticleWriter, EditingMirror, WriteEnd } from '../editing/ports.ts'
import type { ClaimSlugs } from '../editing/slug-claims.ts'
import type { TrashStore } from './trash.store.ts'

/** Changes that the mirror reports before it stores them. */
export interface ArticleNews {
  readonly gone: readonly (Copies & {
    readonly id: string
    readonly type: string
    readonly transactionId: string | undefined
    /** Id of an account, if the lake knows it. */
    readonly author: string | undefined
  })[]
  /** Ids of existing articles. */
  readonly there: readonly string[]
}

/** A restored article or picture. */
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
  /** Lazy, as the writer is created after the trash, which stores the removed copies. */
  readonly writer: () => ArticleWriter & {
    withdraw(id: string, transactionId: string): Promise<boolean>
  }
  readonly claimSlugs: ClaimSlugs
  /** Runs work on one deleted article at a time across all processes. @throws HttpError `unavailable` */
  readonly exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Returns the name of an account. */
  readonly nameOf: (id: string) => Promise<string | undefined>
  /** Called with a picture that is permanently deleted, to delete its file. */
  readonly onPictureGone: (picture: LakeDocument) => Promise<void>
  /** Client that is assumed for deletions from outside this site. */
  readonly foreignDoor: TrashOrigin
  readonly acts: Acts
  readonly log: Log
}
