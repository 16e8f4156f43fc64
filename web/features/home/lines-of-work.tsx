import { homePage } from '#shared/pages/home.ts'
import { accentClass } from '#web/lib/family.ts'
import { Rosette } from '#web/ui/rosette.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'

/** The four lines of work with their seals: the one place where all accents meet. */
export function LinesOfWork() {
  const { label, heading, lines } = homePage.work
  return (
    <section className="page section">
      <SectionHead number="1" label={label} title={heading} large />
      <ol className="lines">
        {lines.map(({ family, title, summary, services }, index) => (
          <li key={family} className={`line ${accentClass[family]}`}>
            <p className="line-number" aria-hidden="true">
              1.{index + 1}
            </p>
            <Rosette
              id={`line-${family}`}
              family={family}
              weight={2}
              className="line-seal engraving-small"
            />
            <div className="line-text">
              <h3>{title}</h3>
              <p>{summary}</p>
            </div>
            <ul className="line-services">
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
