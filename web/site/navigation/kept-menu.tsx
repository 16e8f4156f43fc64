import { Kept } from '#web/ui/island/server-markup.tsx'
import type { MenuShape } from './menu-contents.tsx'

/** Rendered contents, on the server only. The browser's code contains neither them nor the catalogue of marks. */
const drawn = import.meta.env.SSR ? (await import('./menu-markup.tsx')).menuMarkup : undefined

const load = async () => (await import('./menu-contents.tsx')).MenuContents

/** Contents of a menu: about fifty links with their marks. */
export function KeptMenu({ className, ...menu }: MenuShape & { readonly className: string }) {
  return <Kept className={className} drawn={drawn?.(menu)} load={load} props={menu} />
}
