import { Kept } from '#web/ui/island/server-markup.tsx'
import type { parts } from './parts.tsx'

/** On the server alone. */
const drawn = import.meta.env.SSR ? (await import('./parts-markup.tsx')).partsMarkup : undefined

const load = async () => (await import('./parts.tsx')).Part

interface AppearancePartProps {
  readonly name: keyof typeof parts
  readonly className: string
}

/** A control of how pages look. Its code and what it opens come when it is used. */
export function AppearancePart({ name, className }: AppearancePartProps) {
  return <Kept className={className} drawn={drawn?.[name]} load={load} props={{ name }} />
}
