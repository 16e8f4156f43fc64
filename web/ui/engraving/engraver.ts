import type * as Markup from '#shared/engraving/markup.ts'

/** Module that draws engravings. */
export type Engraver = typeof Markup

let engraver: Engraver | undefined
// The server draws every page. A browser hydrates that markup, and needs the engraver only for pages that it renders
// itself.
if (import.meta.env.SSR) engraver = await import('#shared/engraving/markup.ts')

/** Engraver if it is loaded. On the server it always is. */
export const engraverAtHand = (): Engraver | undefined => engraver

/** Loads the engraver in the browser. */
export async function loadEngraver(): Promise<Engraver> {
  engraver ??= await import('#shared/engraving/markup.ts')
  return engraver
}
