import type { Acts } from '#server/http/acts.ts'
import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { TrashOrigin, TrashedType } from '#shared/contracts/trash.ts'
import type { Copies } from '../editing/article-plan.ts'
import type { ArticleWriter, EditingMirror, WriteEnd } from '../editing/ports.ts'
import type { ClaimSlugs } from '../editing/slug-claims.ts'
import type { TrashStore } from './trash.store.ts'

/** Changes of articles. The mirror reports them before it stores them. */
export interface ArticleNews {
  readonly gone: readonly (Copies & {
    readonly id: string
    readonly type: string
    readonly transactionId: string | undefined
    /** Id of the author's account, if the lake knows it. */
    readonly author: string | undefined
  })[]
  /** Ids of articles that exist, and therefore must not be in the trash. */
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

/** Options of the recorder of deletions. */
export interface RecorderOptions {
  readonly store: TrashStore
  /** Returns the name of an account. */
  readonly nameOf: (id: string) => Promise<string | undefined>
  /** Kind of client to which a deletion is attributed if this site did not make it. */
  readonly foreignDoor: TrashOrigin
  /** Called after each change of the trash. The id is that of the article, or empty if several articles are affected. */
  readonly onChange: (id: string) => void
  readonly acts: Acts
}

export interface TrashOptions extends Pick<RecorderOptions, 'store' | 'onChange' | 'acts'> {
  readonly mirror: EditingMirror
  readonly writer: ArticleWriter & {
    withdraw(id: string, transactionId: string): Promise<boolean>
  }
  readonly claimSlugs: ClaimSlugs
  /** Runs work on one deleted article under a lock that all processes share. @throws HttpError `unavailable` */
  readonly exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Called with a picture that is permanently deleted. Deletes the picture's file. */
  readonly onPictureGone: (picture: LakeDocument) => Promise<void>
  readonly log: Log
}
