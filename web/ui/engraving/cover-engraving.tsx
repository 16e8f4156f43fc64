import type { Family } from '#shared/engraving/families.ts'
import { Engraving } from './engraving.tsx'

interface CoverEngravingProps {
  readonly slug: string
  readonly family: Family
}

/** The cover of an article that has no picture, for a card. */
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

/** The cover of an article that has no picture, at the full width of its page. */
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
