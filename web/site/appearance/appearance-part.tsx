import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import type { parts } from './parts.tsx'

const contents = createPart(async () => (await import('./parts.tsx')).Part)
if (import.meta.env.SSR) await contents.load()

interface AppearancePartProps {
  readonly name: keyof typeof parts
  readonly className: string
}

/**
 * Control that changes the appearance of pages, such as the theme button. Its code, and the code of its panel or menu, is loaded on first
 * use.
 */
export function AppearancePart({ name, className }: AppearancePartProps) {
  return <StaticIsland part={contents} as="div" className={className} props={{ name }} isConstant />
}
