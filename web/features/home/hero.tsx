import { homePage } from '#shared/pages/home.ts'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { Rosette } from '#web/ui/rosette.tsx'

/** The first screen of the home page: the promise at the left, the engraving bleeding off the right, the facts below. */
export function Hero() {
  return (
    <>
      <section className="hero">
        <Rosette
          id="hero"
          family="screening"
          sentence={site.motto}
          drawn
          className="hero-engraving"
        />
        <div className="page hero-text">
          <p className="label">{homePage.label}</p>
          <h1>{homePage.heading}</h1>
          <p className="lede">{homePage.lede}</p>
          <p className="actions">
            <a className="button" href={paths.caseStudies()}>
              {homePage.action}
            </a>
            <a className="text-link" href={paths.blogs()}>
              {homePage.secondAction} <span aria-hidden="true">→</span>
            </a>
          </p>
        </div>
      </section>
      <dl className="page facts-line">
        {homePage.facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
