import { solutionEntries, type SolutionSlug } from '#shared/pages/catalogue/catalogue.ts'
import { serviceTitle, servicesOf } from '#shared/pages/catalogue/catalogue-places.ts'
import type { HomePage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { Relief } from '#web/blocks/relief/relief.tsx'

/** Maximum number of services shown for a line of work. A link leads to the page of the line of work, which lists all of its services. */
const SHOWN = 6

const familyOf = (slug: SolutionSlug) =>
  solutionEntries.find((solution) => solution.slug === slug)?.family ?? 'screening'

function Services({ line }: { readonly line: SolutionSlug }) {
  const services = servicesOf(line)
  return (
    <ul className="line-services">
      {services.slice(0, SHOWN).map((slug) => (
        <li key={slug}>
          <a href={paths.service(slug)}>{serviceTitle(slug)}</a>
        </li>
      ))}
      {services.length > SHOWN && (
        <li className="line-all">
          <a href={`${paths.whatWeOffer}#${line}`}>All {services.length} services</a>
        </li>
      )}
    </ul>
  )
}

/** Lines of work with their plates and services. */
export function DrawnLines({ lines }: Pick<HomePage['work'], 'lines'>) {
  return (
    <ol className="lines">
      {lines.map(({ slug, title, summary }, index) => {
        const family = familyOf(slug)
        return (
          <li key={slug} className={`line ${accentClass[family]}`}>
            <p className="line-number" aria-hidden="true">
              1.{index + 1}
            </p>
            <Relief family={family} className="line-plate" />
            <div className="line-text">
              <h3>
                <a href={paths.solution(slug)}>{title}</a>
              </h3>
              <p>{summary}</p>
            </div>
            <Services line={slug} />
          </li>
        )
      })}
    </ol>
  )
}
