import type { Family } from '#shared/engraving/families.ts'
import { Engraving } from './engraving.tsx'

interface CoverEngravingProps {
  readonly slug: string
  readonly family: Family
}

/** Generated cover for the card of an article without a picture. */
export function CoverEngraving({ slug, family }: CoverEngravingProps) {
  return (
    <Engraving
      key={slug}
      viewBox="0 -400 1200 800"
      slice
      draw={({ coverMarkup }) => coverMarkup(slug, family)}
    />
  )
}

/** Generated cover at full width for an article without a picture. */
export function WideEngraving({ slug, family }: CoverEngravingProps) {
  return (
    <Engraving
      key={slug}
      viewBox="0 -220 1440 440"
      slice
      draw={({ wideMarkup }) => wideMarkup(slug, family)}
    />
  )
}
