import type { LakeDocument } from '#lake/documents/types.ts'
import type { MirrorFeedChange } from './mirror-change.ts'

/** Interface of the lake that the mirror requires. */
export interface MirrorFeed {
  follow(listener: {
    changed(changes: readonly MirrorFeedChange[]): void
    live(complete: boolean): void
    lost(): void
  }): { readonly close: () => void; readonly restart: () => void }
  revisions(types: readonly string[]): Promise<ReadonlyMap<string, string>>
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
}
