import {
  serviceSections,
  type ServiceSlug,
  type SolutionSlug,
} from '#shared/pages/catalogue/catalogue.ts'
import { serviceCode } from '#shared/pages/catalogue/catalogue-places.ts'
import { serviceIndexLabels } from '#shared/pages/hubs/services-parts.ts'
import { proposed, serviceLines } from '#shared/pages/catalogue/service-lines.ts'
import type { PlanningTable } from '#shared/pages/planning.ts'
import { withTimes } from '#shared/pages/planning-references.ts'
import { paths } from '#shared/paths/paths.ts'
import { FoldToggle } from '#web/ui/fold-toggle.tsx'
import { OpenRows } from '#web/ui/open-rows.tsx'
import { accentClass } from '#web/lib/page/family.ts'

const [, asked, of, turnaround] = serviceIndexLabels.columns

interface ServiceRowProps {
  readonly slug: ServiceSlug
  readonly title: string
  readonly ranges: PlanningTable
}

function ServiceRow({ slug, title, ranges }: ServiceRowProps) {
  const line = serviceLines[slug]
  const isProject = line.turnaround === proposed
  const cells = [
    { label: asked, text: line.asked, className: 'folded' },
    { label: of, text: line.of, className: 'folded' },
    {
      label: turnaround,
      text: withTimes(line.turnaround, ranges),
      // Phones show the projects without their turnaround, because it is the same text for all projects.
      className: isProject ? 'folded' : 'folded-line',
    },
  ]
  return (
    <tr className="folds">
      <th scope="row">
        <span className="register-code" aria-hidden="true">
          {serviceCode(slug)}
        </span>
        <a href={paths.service(slug)}>{title}</a>
        <FoldToggle name={title} />
      </th>
      {cells.map(({ label, text, className }) => (
        <td key={label} className={className}>
          <span className="record-label">{label}</span> {text}
        </td>
      ))}
    </tr>
  )
}

interface ServiceRegisterProps {
  readonly line: SolutionSlug | undefined
  /** Planning ranges, which determine the turnaround of the services. */
  readonly ranges: PlanningTable
  /** Text below the table. */
  readonly note: string
}

/** Index of services, a table with a `tbody` for each line of work. If `line` is set, the index contains only this line of work. */
export function ServiceRegister({ line, ranges, note }: ServiceRegisterProps) {
  const shown = serviceSections.filter(({ slug }) => line === undefined || slug === line)
  return (
    <div className="service-register record-box">
      <table className="record record-page">
        <caption className="sr-only">{serviceIndexLabels.caption}</caption>
        <thead>
          <tr>
            {serviceIndexLabels.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ slug, title, family, entries }) => (
          <tbody key={slug} className={accentClass[family]}>
            <tr className="record-line">
              <th scope="rowgroup" colSpan={4}>
                <a href={paths.solution(slug)}>{title}</a>
              </th>
            </tr>
            {entries.map((entry) => (
              <ServiceRow key={entry.slug} {...entry} ranges={ranges} />
            ))}
          </tbody>
        ))}
      </table>
      <OpenRows label={serviceIndexLabels.caption} />
      <p className="record-note">{note}</p>
    </div>
  )
}
