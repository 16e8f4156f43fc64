import { rosetteMarkup, type RosetteLook } from '#shared/engraving/markup.ts'
import { Engraving } from './engraving.tsx'

/** A family's rosette, coloured by the accent and ink around it. */
export function Rosette({ className, ...look }: RosetteLook & { readonly className?: string }) {
  return (
    <Engraving
      key={`${look.family} ${look.seed ?? 0}`}
      viewBox="-2000 -2000 4000 4000"
      {...(className === undefined ? {} : { className })}
      draw={() => rosetteMarkup(look)}
    />
  )
}
