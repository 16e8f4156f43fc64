import type { Theme } from '#shared/engraving/palette.ts'
import type { SealLook } from '#shared/engraving/seal-look.ts'
import { engravingPaths } from '#shared/paths/paths.ts'

function ThemedImage({ look, theme }: { readonly look: SealLook; readonly theme: Theme }) {
  return (
    <img
      className={`on-${theme}`}
      src={engravingPaths.seal(look, theme)}
      width={400}
      height={400}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

/**
 * Small rosette as a lazily loaded image in the colours of the theme. The page does not have to compute style and layout for the lines of
 * an image. It is decorative and hidden from screen readers.
 */
export function Seal({ className = '', ...look }: SealLook & { readonly className?: string }) {
  return (
    <span className={`seal ${className}`} aria-hidden="true">
      <ThemedImage look={look} theme="light" />
      <ThemedImage look={look} theme="dark" />
    </span>
  )
}
