import './industries-cabinet.css'
import type { CatalogueSection, IndustrySlug } from '#shared/pages/catalogue/catalogue.ts'
import { dossiers, drawers } from '#shared/pages/dossiers.ts'
import { industryLines } from '#shared/pages/catalogue/industry-lines.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'

interface DrawerProps {
  readonly section: CatalogueSection<IndustrySlug>
  readonly number: number
}

/** Drawer of the cabinet: its label in the side column, its overlapping folders with staggered tabs in the main column. */
function Drawer({ section, number }: DrawerProps) {
  const { slug, title, family } = section
  const inside = dossiers.filter((dossier) => dossier.section.slug === slug)
  return (
    <section className={`drawer ${accentClass[family]}`} id={slug}>
      <div className="drawer-label">
        <p className="drawer-number" aria-hidden="true">
          1.{number}
        </p>
        <h3>{title}</h3>
        <p className="drawer-count">{inside.length} guides</p>
      </div>
      <ol className="folders">
        {inside.map((dossier) => (
          <li key={dossier.slug} className="folder">
            <h4 className="folder-tab">
              <a href={paths.industry(dossier.slug)}>{dossier.title}</a>
            </h4>
            <p className="folder-text">{industryLines[dossier.slug]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** All industries as folders in a cabinet, with one drawer for each section of industries. */
export function Cabinet() {
  return (
    <div className="cabinet">
      {drawers.map((section, index) => (
        <Drawer key={section.slug} section={section} number={index + 1} />
      ))}
    </div>
  )
}
