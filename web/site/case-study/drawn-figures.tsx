import type { CaseStudyItem } from '#shared/content/article.ts'
import type { Family } from '#shared/engraving/families.ts'
import type { PageMark } from '#shared/engraving/marks/marks.ts'
import { seedOf } from '#shared/engraving/seed.ts'
import { EngravedFigure } from '#web/ui/engraving/engraved-figure.tsx'
import { Rosette } from '#web/ui/engraving/rosette.tsx'
import { WaveBand } from '#web/ui/engraving/wave-band.tsx'
import { inWords } from './in-words.ts'
import { splitFigure, type Figure } from './split-figure.ts'

export interface DrawnFiguresProps {
  readonly results: CaseStudyItem['results']
  readonly slug: string
  /** True for a worked example. Its figures describe the order and are not results of a client. */
  readonly isExample: boolean
  readonly family: Family
  /** Mark in the centre of the rosette. Default: the family's own mark. */
  readonly mark: PageMark | undefined
}

/** Number of characters above which a figure is set smaller, to fit next to the rosette. */
const shortFigure = 3

/** Text of the engraved figure. */
function FigureWords({ figure, unit, label }: Figure) {
  return (
    <>
      <p className="plate-title">{unit === undefined ? figure : `${inWords(figure)} ${unit}`}</p>
      <p className="plate-text">{label}</p>
    </>
  )
}

function PlateNote({ index, note }: { readonly index: number; readonly note: Figure }) {
  return (
    <div className="plate-note">
      {/* Second copy of the plate's rosette, cut off at the edge. */}
      <svg
        className="engraving plate-note-rosette"
        viewBox="-2000 -2000 4000 4000"
        fill="none"
        aria-hidden="true"
      >
        <use href="#plate" />
      </svg>
      <EngravedFigure id={`plate-note-${index}`} value={note.figure} className="plate-note-value" />
      <FigureWords {...note} />
    </div>
  )
}

/** Plate with the first figure, and up to two more figures as notes next to it. */
export function DrawnFigures({ results, slug, isExample, family, mark }: DrawnFiguresProps) {
  const [first, ...others] = results.map(splitFigure)
  if (first === undefined) return null
  const notes = others.slice(0, 2)
  const caption = isExample ? 'This order in figures' : 'Results in figures'
  const size = first.figure.length > shortFigure ? 'plate-value plate-value-long' : 'plate-value'
  return (
    <section className="figures" aria-label={caption}>
      <p className="figures-caption label">{caption}</p>
      <div className="plate">
        <WaveBand
          id="plate-band"
          className="plate-band"
          ink="accent"
          tiles={2}
          tileWidth={720}
          width={1080}
          height={300}
          halfHeight={146}
          lines={30}
          pinch={0.34}
          warp={0.62}
          strokeWidth={0.9}
        />
        <span className="plate-corner" aria-hidden="true">
          {first.figure}
        </span>
        <Rosette
          id="plate"
          family={family}
          seed={seedOf(slug)}
          mark={mark}
          weight={1.8}
          className="plate-rosette"
        />
        <EngravedFigure id="plate-figure" value={first.figure} className={size} />
        <FigureWords {...first} />
        <span className="plate-corner plate-corner-end" aria-hidden="true">
          {first.figure}
        </span>
      </div>
      {notes.length > 0 && (
        <div className="plate-notes">
          {notes.map((note, index) => (
            <PlateNote key={note.label} index={index} note={note} />
          ))}
        </div>
      )}
    </section>
  )
}
