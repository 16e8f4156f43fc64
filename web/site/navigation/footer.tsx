import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'

const contents = createPart(async () => (await import('./footer-contents.tsx')).FooterContents)
if (import.meta.env.SSR) await contents.load()

/** Footer of every page. `year` is the current one. */
export function Footer({ year }: { readonly year: number }) {
  return <StaticIsland part={contents} as="footer" className="foot" props={{ year }} isConstant />
}
