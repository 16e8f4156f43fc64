import '#web/blocks/article.css'
import { useState, type ReactNode } from 'react'
import type { CookieSettingsPage } from '#shared/pages/legal/cookie-settings.ts'
import { ContentsRail } from '#web/ui/contents-rail.tsx'
import { ProseText } from '#web/ui/prose-text.tsx'
import { KeptHere } from './kept-here.tsx'
import { LegalHead } from './legal-head.tsx'

interface CookieSettingsArticleProps {
  readonly page: CookieSettingsPage
  /** Consent switches. */
  readonly switches: ReactNode
}

/** Page of cookie settings: the consent of the visitor, the stored entries, and a list of entries that scripts cannot read. */
export function CookieSettingsArticle({ page, switches }: CookieSettingsArticleProps) {
  const { now, unseen, choices } = page
  const [headings] = useState(() =>
    [
      { id: 'choices', text: choices.title },
      { id: 'now', text: now.title },
      { id: 'unseen', text: unseen.title },
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
            <section aria-labelledby="choices">
              {title(0)}
              <p className="kept-scripted">
                <ProseText text={choices.intro} />
              </p>
              <p className="kept-unscripted">
                <ProseText text={choices.withoutScript} />
              </p>
              {switches}
              {choices.paragraphs.map((text, index) => (
                <p key={index}>
                  <ProseText text={text} />
                </p>
              ))}
            </section>
            <section aria-labelledby="now">
              {title(1)}
              <KeptHere page={page} />
            </section>
            <section aria-labelledby="unseen">
              {title(2)}
              <p>
                <ProseText text={unseen.text} />
              </p>
            </section>
          </div>
        </div>
      </div>
    </article>
  )
}
