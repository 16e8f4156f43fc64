import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import type { ReliefFilesProps } from './relief-files.tsx'

interface ReliefProps extends Pick<ReliefFilesProps, 'family'> {
  readonly mark?: ReliefFilesProps['mark']
  readonly lead?: boolean
  readonly className?: string
}

const files = createPart(async () => (await import('./relief-files.tsx')).ReliefFiles)
if (import.meta.env.SSR) await files.load()

/** Relief plate: an object drawn in parallel lines that bend over its form. It is an image in the colours of the theme, and decorative. */
export function Relief({ family, mark, lead = false, className = '' }: ReliefProps) {
  return (
    <StaticIsland
      part={files}
      as="span"
      className={`relief ${className}`.trim()}
      props={{ family, mark, lead }}
    />
  )
}
