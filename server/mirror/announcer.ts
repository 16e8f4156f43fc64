import type { PublicChange } from '#shared/content/change-tags.ts'
import { summary, type MirrorChange } from './mirror-change.ts'

/** Reports changes of public content, including documents that are hidden temporarily. */
export interface Announcer {
  /** Reports the changes whose document was public before or is public now. */
  emitChanges(changes: readonly PublicChange[]): void
  hide(id: string, type: string): void
  unhide(id: string, type: string): void
  isHidden(id: string): boolean
  /** Ids of hidden documents. */
  readonly hidden: ReadonlySet<string>
  /** True if any document is hidden. */
  readonly hides: boolean
}

export function createAnnouncer(emit: (change: MirrorChange) => void): Announcer {
  const hidden = new Set<string>()
  /**
   * Reports that a document was hidden or shown again. Its slugs are unknown here, so all responses that show the document are
   * invalidated.
   */
  const emitHiding = (id: string, type: string, isHidden: boolean) =>
    emit(summary([{ id, type, slugs: [], publicBefore: isHidden, publicAfter: !isHidden }]))
  return {
    emitChanges: (changes) => {
      const visible = changes.filter(({ publicBefore, publicAfter }) => publicBefore || publicAfter)
      if (visible.length > 0) emit(summary(visible))
    },
    hide: (id, type) => {
      hidden.add(id)
      emitHiding(id, type, true)
    },
    unhide: (id, type) => {
      if (hidden.delete(id)) emitHiding(id, type, false)
    },
    isHidden: (id) => hidden.has(id),
    hidden,
    get hides() {
      return hidden.size > 0
    },
  }
}
