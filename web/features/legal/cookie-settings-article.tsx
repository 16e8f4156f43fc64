import { useState } from 'react'
import type { CookieSettingsPage } from '#shared/pages/company/cookie-settings.ts'
import { ContentsRail } from '#web/blocks/contents-rail.tsx'
import { ProseText } from '#web/ui/prose-text.tsx'
import { KeptHere } from './kept-here.tsx'
import { LegalHead } from './legal-head.tsx'

/** The page that opens the drawer: what the browser keeps, what the page cannot see, and what there is to choose. */
export function CookieSettingsArticle({ page }: { readonly page: CookieSettingsPage }) {
  const { now, unseen, choices } = page
  const [headings] = useState(() =>
    [
      { id: 'now', text: now.title },
      { id: 'unseen', text: unseen.title },
      { id: 'choices', text: choices.title },
    ].map((entry, index) => ({ ...entry, key: entry.id, level: 2 as const, number: index + 1 })),
  )
  const title = (index: number) => (
    <h2 id={headings[index]?.id}>
      <span className="heading-number" aria-hidden="true">
        {index + 1}
      </span>
      {headings[index]?.text}
    </h2>
  )
  return (
    <article className="legal f-teal">
      <LegalHead {...page} />
      <div className="page article-columns">
        <ContentsRail headings={headings} />
        <div className="legal-text">
          <div className="article-body legal-body">
            <section aria-labelledby="now">
              {title(0)}
              <KeptHere page={page} />
            </section>
            <section aria-labelledby="unseen">
              {title(1)}
              <p>
                <ProseText text={unseen.text} />
              </p>
            </section>
            <section aria-labelledby="choices">
              {title(2)}
              {choices.paragraphs.map((text, index) => (
                <p key={index}>
                  <ProseText text={text} />
                </p>
              ))}
            </section>
          </div>
        </div>
      </div>
    </article>
  )
}
