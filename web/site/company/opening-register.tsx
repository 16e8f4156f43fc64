import '#web/blocks/article.css'
import { EMPLOYMENT, isEmployment } from '#shared/content/employment.ts'
import type { Opening } from '#shared/content/job-opening.ts'
import { useContactEmail } from '#web/lib/frame/frame-context.tsx'
import { letterHref } from '#shared/pages/company/mailto-link.ts'
import type { OpeningTexts } from '#shared/pages/company/opening-texts.ts'
import { PlainBody } from '#web/blocks/plain-body.tsx'
import { longDate } from '#web/lib/time/dates.ts'
import { ExampleBadge } from '#web/ui/example-badge.tsx'

interface EntryProps {
  readonly copy: OpeningTexts
  readonly opening: Opening
}

function OpeningEntry({ copy, opening }: EntryProps) {
  const { id, slug, title, team, place, employment, summary, body, closes_at: closes } = opening
  const { columns } = copy
  const email = useContactEmail()
  const facts = [
    [columns.team, team],
    [columns.place, place],
    [columns.kind, isEmployment(employment) ? EMPLOYMENT[employment] : null],
  ].filter(([, value]) => value !== null && value !== '')
  return (
    <li className="opening" id={slug}>
      <h3>{title}</h3>
      <dl className="opening-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{columns.closes}</dt>
          <dd>
            {closes === null ? copy.noEnd : <time dateTime={closes}>{longDate(closes)}</time>}
          </dd>
        </div>
      </dl>
      <div className="opening-text">
        {summary !== '' && <p>{summary}</p>}
        {body.length > 0 && (
          <details>
            <summary>
              {copy.more}
              <span className="sr-only">: {title}</span>
            </summary>
            <div className="opening-body">
              <PlainBody document={id} body={body} />
            </div>
          </details>
        )}
        {copy.example === undefined && (
          <p className="opening-way">
            <a
              className="text-link"
              href={letterHref(email, `${copy.subject}: ${title}`, copy.letter)}
            >
              {copy.apply}
              <span className="sr-only">: {title}</span> <span aria-hidden="true">→</span>
            </a>
          </p>
        )}
      </div>
    </li>
  )
}

/** Job openings, each with its terms in the side column and a description that can be opened below. */
export function OpeningRegister({
  copy,
  openings,
}: {
  readonly copy: OpeningTexts
  readonly openings: readonly Opening[]
}) {
  return (
    <>
      {copy.example !== undefined && <ExampleBadge text={copy.example} />}
      <ol className="openings">
        {openings.map((opening) => (
          <OpeningEntry key={opening.id} copy={copy} opening={opening} />
        ))}
      </ol>
    </>
  )
}
