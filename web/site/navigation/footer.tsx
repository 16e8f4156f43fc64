import { Kept } from '#web/ui/island/server-markup.tsx'

/** Set on the server only. */
const drawn = import.meta.env.SSR ? (await import('./footer-markup.tsx')).footerMarkup : undefined

const load = async () => (await import('./footer-contents.tsx')).FooterContents

/** Footer of every page. `year` is the current one. */
export function Footer({ year }: { readonly year: number }) {
  return <Kept as="footer" className="foot" drawn={drawn?.(year)} load={load} props={{ year }} />
}
