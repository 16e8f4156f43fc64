import { Kept } from '#web/ui/island/server-markup.tsx'
import type { parts } from './parts.tsx'

/** Set on the server only. */
const drawn = import.meta.env.SSR ? (await import('./parts-markup.tsx')).partsMarkup : undefined

const load = async () => (await import('./parts.tsx')).Part

interface AppearancePartProps {
  readonly name: keyof typeof parts
  readonly className: string
}

/** Control for the appearance of pages. Its code and the surface that it opens load on first use. */
export function AppearancePart({ name, className }: AppearancePartProps) {
  return <Kept className={className} drawn={drawn?.[name]} load={load} props={{ name }} />
}
