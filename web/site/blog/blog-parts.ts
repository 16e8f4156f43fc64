import { createPart } from '#web/ui/island/part.ts'

/** Lazy part with the author of a post, below the text. */
export const authorPart = createPart(async () => (await import('./author-note.tsx')).AuthorNote)

/** Lazy part with related posts. */
export const readNextPart = createPart(async () => (await import('./read-next.tsx')).ReadNext)

if (import.meta.env.SSR) {
  await authorPart.load()
  await readNextPart.load()
}
