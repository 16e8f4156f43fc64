import { createPart } from '../island/part.ts'

/** Lazy part with the code that draws engravings. Browsers load it only to draw an engraving that the server has not rendered. */
export const engraverPart = createPart(() => import('#shared/engraving/markup.ts'))
if (import.meta.env.SSR) await engraverPart.load()

/** Code that draws engravings. */
export type Engraver = NonNullable<typeof engraverPart.current>
