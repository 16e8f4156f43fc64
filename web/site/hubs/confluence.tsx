import { confluence } from '#shared/engraving/confluence.ts'
import { FAMILIES } from '#shared/engraving/families.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { Engraving } from '#web/ui/engraving/engraving.tsx'

const size = { width: 1200, halfHeight: 330 }

const draw = () =>
  confluence({ bundles: FAMILIES.length, lines: 14, ...size })
    .map((data, index) => {
      const family = FAMILIES[index] ?? 'screening'
      return `<g class="${accentClass[family]}"><path class="engraving-accent" stroke-width=".9" d="${data}"/></g>`
    })
    .join('')

/** Four bundles of lines, one for each line of work, which merge into one band towards the right edge. */
export function Confluence({ className }: { readonly className: string }) {
  const { width, halfHeight } = size
  return (
    <Engraving
      className={className}
      viewBox={`0 ${-halfHeight} ${width} ${2 * halfHeight}`}
      draw={draw}
    />
  )
}
