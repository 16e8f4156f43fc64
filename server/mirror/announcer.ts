import type { PublicChange } from '#shared/content/change-tags.ts'
import { summary, type MirrorChange } from './mirror-change.ts'

/** Tells what visitors see differently from now on, also where a document is hidden from them for a while. */
export interface Announcer {
  emit(change: MirrorChange): void
  /** Tells of those changes that visitors could see before or can see after. */
  emitChanges(changes: readonly PublicChange[]): void
  /** Gives what ends the listening. */
  onChange(heard: (change: MirrorChange) => void): () => void
  hide(id: string, type: string): void
  unhide(id: string, type: string): void
  isHidden(id: string): boolean
  /** The ids of what is hidden. */
  readonly hidden: ReadonlySet<string>
  /** Whether anything is hidden. */
  readonly hides: boolean
}

export function createAnnouncer(): Announcer {
  const listeners = new Set<(change: MirrorChange) => void>()
  const hidden = new Set<string>()
  const emit = (change: MirrorChange) => {
    for (const listener of listeners) listener(change)
  }
  /** Slugs are not known here: whatever shows the document at all is out of date. */
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
