import { useId } from 'react'
import { cut, leftOfCut, rightOfCut, seedOfHash } from '#shared/engraving/tally.ts'
import type { Engraver } from '#web/ui/engraving/engraver.ts'
import { Engraving } from '#web/ui/engraving/engraving.tsx'

interface TallySealProps {
  /** Fingerprint of the issued report. The left half is drawn from it. */
  readonly issued: string
  /** Fingerprint of the file. The right half is drawn from it. Undefined if no file was checked. */
  readonly found?: string | undefined
}

/** Line weight of the seal, for a width of about 300 px. */
const WEIGHT = 1.9

/** Markup of both halves of the seal. The ids of the elements begin with `id`. */
function halvesOf({ issued, found }: TallySealProps, id: string, { rosetteMarkup }: Engraver) {
  const joins = issued === found
  const half = (name: string, hash: string) =>
    rosetteMarkup({
      id: `${id}${name}`,
      family: 'screening',
      seed: seedOfHash(hash),
      weight: WEIGHT,
    })
  return (
    `<defs><clipPath id="${id}l"><path d="${leftOfCut}"/></clipPath>` +
    `<clipPath id="${id}r"><path d="${rightOfCut}"/></clipPath></defs>` +
    `<g clip-path="url(#${id}l)">${half('a', issued)}</g>` +
    (found === undefined
      ? `<path class="verify-cut" d="${cut}"/>`
      : `<g class="${joins ? '' : 'verify-broken'}"${joins ? '' : ' transform="translate(150 120)rotate(2.5)"'}>` +
        `<g clip-path="url(#${id}r)">${half('b', found)}</g></g>` +
        (joins ? '' : `<path class="verify-cut" d="${cut}"/>`))
  )
}

/**
 * Seal in two halves, which fit together if both fingerprints are equal. It is hidden from screen readers, because the text next to it
 * contains the same information.
 */
export function TallySeal(seal: TallySealProps) {
  const id = useId().replaceAll(/[^\w-]/g, '')
  return (
    <Engraving
      // An `Engraving` draws its content only once. With the key, React creates a new one for other fingerprints.
      key={`${seal.issued} ${seal.found}`}
      className="verify-seal"
      viewBox="-2200 -2200 4400 4400"
      draw={(engraver) => halvesOf(seal, id, engraver)}
    />
  )
}
