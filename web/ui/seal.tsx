import type { SealLook } from '#shared/engraving/seal-look.ts'
import { engravingPaths } from '#shared/paths.ts'

/**
 * A small rosette as a picture, in the colours of the theme: fetched when it comes near, and no part of what the page has to
 * style and lay out. Decoration: hidden from screen readers.
 */
export function Seal({ className = '', ...look }: SealLook & { readonly className?: string }) {
  const image = { width: 400, height: 400, loading: 'lazy', decoding: 'async' } as const
  return (
    <span className={`seal ${className}`} aria-hidden="true">
      <img {...image} alt="" className="on-light" src={engravingPaths.seal(look, 'light')} />
      <img {...image} alt="" className="on-dark" src={engravingPaths.seal(look, 'dark')} />
    </span>
  )
}
