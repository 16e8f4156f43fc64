import './solutions-notes.css'
import type { SolutionSlug } from '#shared/pages/catalogue/catalogue.ts'
import { solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { serviceTitle, servicesOf } from '#shared/pages/catalogue/catalogue-places.ts'
import type { HubPageOf } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { EngravedFigure } from '#web/ui/engraving/engraved-figure.tsx'

type Note = HubPageOf<'solutions'>['notes'][number]

const familyOf = (slug: SolutionSlug) =>
  solutionEntries.find((solution) => solution.slug === slug)?.family ?? 'screening'

/** Solution as one banknote of a series. The denomination is the number of its services, whose names are below. */
export function SolutionPlate({ note, number }: { readonly note: Note; readonly number: number }) {
  const { slug, heading, text, yields } = note
  const family = familyOf(slug)
  const parts = servicesOf(slug)
  const count = String(parts.length)
  return (
    <li className={`note ${accentClass[family]}`}>
      <div className="note-face">
        <span className="note-corner" aria-hidden="true">
          {count}
        </span>
        <Relief family={family} className="note-plate" />
        <EngravedFigure id={`note-figure-${family}`} value={count} className="note-figure" />
        <p className="note-unit" aria-hidden="true">
          services
        </p>
      </div>
      <div className="note-text">
        <p className="note-number" aria-hidden="true">
          1.{number}
        </p>
        <h3>
          <a href={paths.solution(slug)}>{heading}</a>
        </h3>
        <p>{text}</p>
        <h4 className="label">Combines {count} services</h4>
        <ul className="note-parts">
          {parts.map((part) => (
            <li key={part}>
              <a href={paths.service(part)}>{serviceTitle(part)}</a>
            </li>
          ))}
        </ul>
        <p className="note-yields">{yields}</p>
      </div>
    </li>
  )
}
