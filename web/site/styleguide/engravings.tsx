import { FAMILIES } from '#shared/engraving/families.ts'
import { pageMarks, type PageMark } from '#shared/engraving/marks/marks.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { EngravedFigure } from '#web/ui/engraving/engraved-figure.tsx'
import { Mark } from '#web/ui/engraving/mark.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { Seal } from '#web/ui/engraving/seal.tsx'
import { WaveBand } from '#web/ui/engraving/wave-band.tsx'

const seeds = [0, 7, 31] as const

/** Rosettes of every family, each with several seeds, and bands, a plate and figures. */
export function Engravings() {
  return FAMILIES.map((family) => (
    <div key={family} className={`guide-family ${accentClass[family]}`}>
      <h3>{family}</h3>
      <div className="guide-row">
        {seeds.map((seed) => (
          <Seal key={seed} kind="seal" family={family} seed={seed} className="guide-rosette" />
        ))}
      </div>
      <WaveBand
        id={`guide-band-${family}`}
        className="guide-band"
        tiles={3}
        tileWidth={480}
        height={120}
        halfHeight={56}
        lines={24}
        strokeWidth={1.1}
      />
      <div className="guide-row">
        <Relief family={family} className="guide-cover" />
      </div>
      <EngravedFigure id={`guide-figure-${family}`} value="100+" className="denomination-figure" />
    </div>
  ))
}

const isMark = (name: string): name is PageMark => Object.hasOwn(pageMarks, name)

/** Marks of all pages, by name. */
export function Marks() {
  return (
    <ul className="guide-marks">
      {Object.keys(pageMarks)
        .filter(isMark)
        .map((name) => (
          <li key={name}>
            <Mark name={name} size={28} />
            <span>{name}</span>
          </li>
        ))}
    </ul>
  )
}
