import type { CaseStudyItem } from '#shared/content/article.ts'
import type { Family } from '#shared/engraving/families.ts'
import { seedOf } from '#shared/engraving/seed.ts'
import { Rosette } from '#web/ui/rosette.tsx'
import { splitFigure, type Figure } from './split-figure.ts'

interface FiguresPlateProps {
  readonly results: CaseStudyItem['results']
  readonly slug: string
  readonly family: Family
}

/** Longer figures than this are set smaller, so that they stay on the plate. */
const shortFigure = 4

function FigureText({ figure, unit, label }: Figure) {
  if (unit === undefined) return <p className="plate-title">{label}</p>
  return (
    <>
      <p className="plate-title">
        {figure} {unit}
      </p>
      <p className="plate-text">{label}</p>
    </>
  )
}

/** The figures of a case study, set like the denomination of a banknote: one plate, and the others as notes beside it. */
export function FiguresPlate({ results, slug, family }: FiguresPlateProps) {
  const [first, ...others] = results.map(splitFigure)
  if (first === undefined) return null
  const notes = others.slice(0, 2)
  const size = first.figure.length > shortFigure ? 'plate-value plate-value-long' : 'plate-value'
  return (
    <section className="figures" aria-label="Results in figures">
      <div className="plate">
        <span className="plate-corner" aria-hidden="true">
          {first.figure}
        </span>
        <Rosette
          id="plate"
          family={family}
          seed={seedOf(slug)}
          weight={1.5}
          className="plate-rosette"
        />
        <p className={size}>{first.figure}</p>
        <FigureText {...first} />
        <span className="plate-corner plate-corner-end" aria-hidden="true">
          {first.figure}
        </span>
      </div>
      {notes.length > 0 && (
        <div className="plate-notes">
          {notes.map((note) => (
            <div className="plate-note" key={note.label}>
              {/* The plate's rosette again, cut off at the edge. */}
              <svg
                className="engraving plate-note-rosette"
                viewBox="-2000 -2000 4000 4000"
                fill="none"
                aria-hidden="true"
              >
                <use href="#plate" />
              </svg>
              <p className="plate-note-value">{note.figure}</p>
              <FigureText {...note} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
