import type { LakeDocument } from '#lake/documents/types.ts'
import type { MirrorFeedChange } from './mirror-change.ts'

/** The lake as the mirror needs it. */
export interface MirrorFeed {
  follow(listener: {
    changed(changes: readonly MirrorFeedChange[]): void
    live(complete: boolean): void
    lost(): void
  }): { readonly close: () => void; readonly restart: () => void }
  revisions(types: readonly string[]): Promise<ReadonlyMap<string, string>>
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
}
