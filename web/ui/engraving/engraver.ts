import type * as Markup from '#shared/engraving/markup.ts'

/** What draws engravings. */
export type Engraver = typeof Markup

let engraver: Engraver | undefined
// The server draws every page. A browser takes over what is drawn, and needs the engraver only when it makes a page itself.
if (import.meta.env.SSR) engraver = await import('#shared/engraving/markup.ts')

/** The engraver where it is at hand: always on the server. */
export const engraverAtHand = (): Engraver | undefined => engraver

/** Brings the engraver into the browser. */
export async function loadEngraver(): Promise<Engraver> {
  engraver ??= await import('#shared/engraving/markup.ts')
  return engraver
}
