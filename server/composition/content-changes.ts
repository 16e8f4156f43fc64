import { EventEmitter } from 'node:events'
import type { MirrorChange } from '../mirror/mirror-change.ts'
import type { Written } from '../mirror/notify-on-write.ts'
import type { Publication } from '../mirror/publications.ts'

/** Changes of content, by event. */
interface ContentEvents {
  /**
   * Public documents have changed. With the embedded lake the event is emitted before the response to the write. It is also emitted
   * before the mirror is written, so listeners that read the mirror use {@link onPublicToRead}.
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

/** Emitter of all changes of content. It exists before the areas that emit and those that subscribe. */
export type ContentChanges = EventEmitter<ContentEvents>

/** Maximum number of listeners of an event: more than there are areas. More listeners log a warning, because they are not removed. */
const MOST_LISTENERS = 30

export const createContentChanges = (): ContentChanges =>
  new EventEmitter<ContentEvents>().setMaxListeners(MOST_LISTENERS)

/**
 * Adds a listener of `public` whose reads of the mirror see the change. The reads are queued behind the write to the mirror, which the
 * emitting function queues.
 */
export function onPublicToRead(
  changes: ContentChanges,
  listener: (change: MirrorChange) => void,
): void {
  changes.on('public', (change) => queueMicrotask(() => listener(change)))
}
