import type { CaseStudyItem } from '#shared/content/article.ts'
import type { Family } from '#shared/engraving/families.ts'
import { seedOf } from '#shared/engraving/seed.ts'
import { Rosette } from '#web/ui/rosette.tsx'

interface FiguresPlateProps {
  readonly results: CaseStudyItem['results']
  readonly slug: string
  readonly family: Family
}

/** Longer values than this are set smaller, so that they stay on the plate. */
const shortValue = 4

/** The figures of a case study, set like the denomination of a banknote: one plate, and the others as notes beside it. */
export function FiguresPlate({ results, slug, family }: FiguresPlateProps) {
  const [first, ...others] = results
  if (first === undefined) return null
  const notes = others.slice(0, 2)
  const length = first.value.length > shortValue ? 'plate-value plate-value-long' : 'plate-value'
  return (
    <section className="figures" aria-label="Results in figures">
      <div className={notes.length === 0 ? 'plate plate-alone' : 'plate'}>
        <span className="plate-corner" aria-hidden="true">
          {first.value}
        </span>
        <Rosette
          id="plate"
          family={family}
          seed={seedOf(slug)}
          weight={1.5}
          className="plate-rosette"
        />
        <p className={length}>
          {first.value}
          {first.unit !== null && <span className="plate-unit">{first.unit}</span>}
        </p>
        <p className="plate-label">{first.label}</p>
        <span className="plate-corner plate-corner-end" aria-hidden="true">
          {first.value}
        </span>
      </div>
      {notes.length > 0 && (
        <div className="plate-notes">
          {notes.map(({ label, value, unit }) => (
            <div className="plate-note" key={label}>
              <p className="plate-note-value">
                {value}
                {unit !== null && <span className="plate-unit">{unit}</span>}
              </p>
              <p className="plate-note-label">{label}</p>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
