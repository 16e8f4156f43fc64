import { createPart } from '#web/ui/island/static-island.tsx'
import type { AuthorNoteProps } from './author-note.tsx'
import type { ReadNextProps } from './read-next.tsx'

/** Who wrote a post, below its text. */
export const authorPart = createPart<AuthorNoteProps>(async () => {
  const { AuthorNote } = await import('./author-note.tsx')
  return AuthorNote
})

/** The posts to go on with. */
export const readNextPart = createPart<ReadNextProps>(async () => {
  const { ReadNext } = await import('./read-next.tsx')
  return ReadNext
})

if (import.meta.env.SSR) {
  await authorPart.load()
  await readNextPart.load()
}
