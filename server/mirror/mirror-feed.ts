import type { LakeDocument } from '#lake/documents/types.ts'
import type { MirrorFeedChange } from './mirror-change.ts'

/** Subscriber to the changes of the lake. */
export interface MirrorFeedListener {
  changed(changes: readonly MirrorFeedChange[]): void
  live(complete: boolean): void
  lost(): void
}

/** Interface of the lake that the mirror requires. */
export interface MirrorFeed {
  follow(listener: MirrorFeedListener): { readonly close: () => void; readonly restart: () => void }
  revisions(types: readonly string[]): Promise<ReadonlyMap<string, string>>
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
}
