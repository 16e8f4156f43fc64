import type { Family } from '#shared/engraving/family-names.ts'
import type { PageMark } from '#shared/engraving/marks/marks.ts'
import type { Theme } from '#shared/engraving/palette.ts'
import { engravingPaths } from '#shared/paths/paths.ts'
import { useLeadCollector } from '#web/lib/page/app-context.tsx'

interface ReliefProps {
  readonly family: Family
  /** Mark of the page, which selects the object. Default: the object of the family. */
  readonly mark?: PageMark | undefined
  readonly className?: string
  /** True for the plate of the first screen, which is preloaded in windows from 768 px on. */
  readonly lead?: boolean
}

/** Size of a plate in pixels, which reserves its place until the file is loaded. */
const SIZE = { width: 480, height: 320 } as const

const HERO = '(min-width: 768px)'

function ThemedFile({ family, mark, theme }: ReliefProps & { readonly theme: Theme }) {
  return (
    <picture>
      <source type="image/avif" srcSet={engravingPaths.plate({ family, mark }, theme, 'avif')} />
      <img
        className={`on-${theme}`}
        src={engravingPaths.plate({ family, mark }, theme, 'webp')}
        {...SIZE}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

/**
 * Relief plate: an object in parallel lines that bend over its form, as an image in the colours of the theme. Decorative. The images are
 * lazy, so that browsers load only the version of the current theme, and none where the plate is hidden.
 */
export function Relief({ className = '', lead = false, ...look }: ReliefProps) {
  const collectLead = useLeadCollector()
  if (lead) {
    const [light, dark] = [
      engravingPaths.plate(look, 'light', 'avif'),
      engravingPaths.plate(look, 'dark', 'avif'),
    ]
    collectLead?.([{ media: HERO, light, dark }])
  }
  return (
    <span className={`relief ${className}`} aria-hidden="true">
      <ThemedFile {...look} theme="light" />
      <ThemedFile {...look} theme="dark" />
    </span>
  )
}
