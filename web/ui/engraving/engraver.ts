import { createPart } from '../island/part.ts'

/** Code that draws engravings. A browser loads it only to draw one that the server has not rendered. */
export const engraverPart = createPart(() => import('#shared/engraving/markup.ts'))
if (import.meta.env.SSR) await engraverPart.load()

/** Code that draws engravings. */
export type Engraver = NonNullable<typeof engraverPart.current>
