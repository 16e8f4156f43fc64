import { Kept } from '#web/ui/island/server-markup.tsx'
import type { MenuShape } from './menu-contents.tsx'

/** On the server alone: the drawn contents. The browser's code has neither them nor the catalogue of marks behind them. */
const drawn = import.meta.env.SSR ? (await import('./menu-markup.tsx')).menuMarkup : undefined

const load = async () => (await import('./menu-contents.tsx')).MenuContents

/** The contents of a menu: some fifty links with their marks. */
export function KeptMenu({ className, ...menu }: MenuShape & { readonly className: string }) {
  return <Kept className={className} drawn={drawn?.(menu)} load={load} props={menu} />
}
