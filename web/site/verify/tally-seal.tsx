import { useId } from 'react'
import { rosetteMarkup } from '#shared/engraving/markup.ts'
import { cut, leftOfCut, rightOfCut, seedOfHash } from '#shared/engraving/tally.ts'

interface TallySealProps {
  /** Fingerprint that was issued: the left half. */
  readonly issued: string
  /** Fingerprint of the file: the right half. Undefined if no file was checked. */
  readonly found?: string | undefined
}

/** Line weight for a seal of about 300 px. */
const WEIGHT = 1.9

/** Seal in two halves, which join if both fingerprints are equal. The words next to it say the same, so screen readers skip it. */
export function TallySeal({ issued, found }: TallySealProps) {
  const id = useId().replaceAll(/[^\w-]/g, '')
  const joins = issued === found
  const half = (name: string, hash: string) =>
    rosetteMarkup({
      id: `${id}${name}`,
      family: 'screening',
      seed: seedOfHash(hash),
      weight: WEIGHT,
    })
  const markup =
    `<defs><clipPath id="${id}l"><path d="${leftOfCut}"/></clipPath>` +
    `<clipPath id="${id}r"><path d="${rightOfCut}"/></clipPath></defs>` +
    `<g clip-path="url(#${id}l)">${half('a', issued)}</g>` +
    (found === undefined
      ? `<path class="verify-cut" d="${cut}"/>`
      : `<g class="${joins ? '' : 'verify-broken'}"${joins ? '' : ' transform="translate(150 120)rotate(2.5)"'}>` +
        `<g clip-path="url(#${id}r)">${half('b', found)}</g></g>` +
        (joins ? '' : `<path class="verify-cut" d="${cut}"/>`))
  return (
    <svg
      className="verify-seal"
      viewBox="-2200 -2200 4400 4400"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
