import type { PublicChange } from '#shared/content/change-tags.ts'
import { summary, type MirrorChange } from './mirror-change.ts'

/** Notifies listeners of changes to public content, including documents that are hidden temporarily. */
export interface Announcer {
  emit(change: MirrorChange): void
  /** Notifies listeners of those of the given changes whose document was public before or is public now. */
  emitChanges(changes: readonly PublicChange[]): void
  /** Adds a listener. @returns a function that removes it */
  onChange(heard: (change: MirrorChange) => void): () => void
  hide(id: string, type: string): void
  unhide(id: string, type: string): void
  isHidden(id: string): boolean
  /** Ids of hidden documents. */
  readonly hidden: ReadonlySet<string>
  /** True if any document is hidden. */
  readonly hides: boolean
}

export function createAnnouncer(): Announcer {
  const listeners = new Set<(change: MirrorChange) => void>()
  const hidden = new Set<string>()
  const emit = (change: MirrorChange) => {
    for (const listener of listeners) listener(change)
  }
  /** The slugs of the document are unknown here, so everything that shows the document is invalidated. */
  const emitHiding = (id: string, type: string, isHidden: boolean) =>
    emit(summary([{ id, type, slugs: [], publicBefore: isHidden, publicAfter: !isHidden }]))
  return {
    emit,
    emitChanges: (changes) => {
      const visible = changes.filter(({ publicBefore, publicAfter }) => publicBefore || publicAfter)
      if (visible.length > 0) emit(summary(visible))
    },
    onChange: (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
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
