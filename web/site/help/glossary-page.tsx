import type { GlossaryPage as GlossaryCopy } from '#shared/pages/company/glossary.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { Closing } from '#web/ui/closing.tsx'
import { HelpHero } from './help-hero.tsx'

const letterId = (letter: string) => `letter-${letter.toLowerCase()}`

/** Glossary: the first letters in the side column, the terms with each letter in the main column. */
export function GlossaryPage({ page }: { readonly page: GlossaryCopy }) {
  const letters = [...Map.groupBy(page.terms, ({ term }) => term.charAt(0))]
  return (
    <div className="company f-indigo">
      <HelpHero {...page} family="diligence" mark="glossary" />
      <div className="page glossary">
        <nav className="glossary-letters" aria-label="Letters">
          <ol>
            {letters.map(([letter]) => (
              <li key={letter}>
                <a href={`#${letterId(letter)}`}>{letter}</a>
              </li>
            ))}
          </ol>
        </nav>
        {letters.map(([letter, terms]) => (
          <section key={letter} className="glossary-letter" aria-labelledby={letterId(letter)}>
            <h2 id={letterId(letter)}>{letter}</h2>
            <dl>
              {terms.map(({ id, term, short, place, text }) => (
                <div key={id} id={id}>
                  <dt>
                    {term}
                    {short !== undefined && <span className="glossary-short">{short}</span>}
                    {place !== undefined && (
                      <abbr className="glossary-place" title={page.places[place]}>
                        {place}
                      </abbr>
                    )}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Closing text={page.closing} actions={invitations.company} />
    </div>
  )
}
