import { createPart } from '#web/ui/island/static-island.tsx'
import type { AuthorNoteProps } from './author-note.tsx'
import type { ReadNextProps } from './read-next.tsx'

/** Lazy part with the author of a post, below the text. */
export const authorPart = createPart<AuthorNoteProps>(async () => {
  const { AuthorNote } = await import('./author-note.tsx')
  return AuthorNote
})

/** Lazy part with related posts. */
export const readNextPart = createPart<ReadNextProps>(async () => {
  const { ReadNext } = await import('./read-next.tsx')
  return ReadNext
})

if (import.meta.env.SSR) {
  await authorPart.load()
  await readNextPart.load()
}
