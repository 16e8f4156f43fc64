import type { RosetteLook } from '#shared/engraving/markup.ts'
import { Engraving } from './engraving.tsx'

/** Rosette of a family, in the surrounding accent and ink colours, with the mark of a page or of the family in its centre. */
export function Rosette({ className, ...look }: RosetteLook & { readonly className?: string }) {
  return (
    <Engraving
      key={`${look.family} ${look.seed ?? 0} ${look.mark ?? ''}`}
      viewBox="-2000 -2000 4000 4000"
      {...(className === undefined ? {} : { className })}
      draw={({ rosetteMarkup }) => rosetteMarkup(look)}
    />
  )
}
