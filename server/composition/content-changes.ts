import { EventEmitter } from 'node:events'
import type { MirrorChange } from '../mirror/mirror-change.ts'
import type { Written } from '../mirror/notify-on-write.ts'
import type { Publication } from '../mirror/publications.ts'

/** Changes of content, by event. */
interface ContentEvents {
  /**
   * Public documents have changed. With the embedded lake the event is emitted before the response to the write. The mirror is written
   * after the event, so listeners that read the mirror use {@link onPublicToRead}.
   */
  readonly public: [change: MirrorChange]
  /** Cached content is outdated although no document has changed in the mirror. */
  readonly outdated: [outdated: Pick<MirrorChange, 'tags' | 'takenOff'>]
  /** Documents may have changed in the mirror, including drafts. */
  readonly written: [written: Written]
  /** Articles were published, changed, moved or unpublished. */
  readonly publications: [made: readonly Publication[]]
  /** The trash has changed. The id is that of the article, or empty for several articles. */
  readonly trash: [id: string]
}

/** Emitter of all changes of content. It is created before the areas that emit events and those that listen. */
export type ContentChanges = EventEmitter<ContentEvents>

/**
 * Maximum number of listeners of an event, above which Node.js logs a warning. It exceeds the number of areas, so a warning indicates
 * listeners that are not removed.
 */
const MOST_LISTENERS = 30

export const createContentChanges = (): ContentChanges =>
  new EventEmitter<ContentEvents>().setMaxListeners(MOST_LISTENERS)

/**
 * Adds a listener of `public` that can read the change from the mirror. The listener is called in a microtask, when the emitting function
 * has queued the write to the mirror, so the listener's reads are queued behind this write.
 */
export function onPublicToRead(
  changes: ContentChanges,
  listener: (change: MirrorChange) => void,
): void {
  changes.on('public', (change) => queueMicrotask(() => listener(change)))
}
