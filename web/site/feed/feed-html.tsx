import { Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlogDetail, CaseStudyDetail } from '#shared/content/article.ts'
import { CASE_BODY_LABEL, caseStudyParts } from '#shared/content/case-study-body.ts'
import { exampleNote } from '#shared/pages/case-study-note.ts'
import { groupsOf, readableBlocks } from '#web/blocks/readable-blocks.ts'
import { escapeHtml } from '#web/lib/page/head.ts'
import { FeedBlocks, FeedPicture } from './feed-body.tsx'

const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * Replaces relative addresses in the markup by absolute ones. The pattern matches only attributes, because React escapes quotation marks in
 * texts.
 */
const withAbsoluteAddresses = (html: string, base: string) =>
  html.replace(/ (href|src)="([^"]*)"/g, (_, name: string, value: string) => {
    const address = value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (text) => REFERENCES[text] ?? text)
    const url = URL.parse(address, base)
    return url === null ? '' : ` ${name}="${escapeHtml(url.href)}"`
  })

/** Markup of an element. Empty if the element cannot be rendered, because the lake accepts blocks with any content. */
function markupOf(element: ReactElement): string {
  try {
    return renderToStaticMarkup(element)
  } catch {
    return ''
  }
}

const bodyMarkup = (body: BlogDetail['body']) =>
  groupsOf(readableBlocks(body))
    .map((blocks) => markupOf(<FeedBlocks body={blocks} />))
    .join('')

/** Sections of a case study above its body. */
function StudySections({ study }: { readonly study: CaseStudyDetail }) {
  const { summary, is_example: isExample, results } = study
  return (
    <>
      {isExample && (
        <p>
          <em>{exampleNote}</em>
        </p>
      )}
      {summary !== '' && <p>{summary}</p>}
      {results.length > 0 && (
        <ul>
          {results.map(({ label, value, unit }, index) => (
            <li key={index}>
              {label}: {[value, unit].filter(Boolean).join(' ')}
            </li>
          ))}
        </ul>
      )}
      {caseStudyParts(study).map(({ label, paragraphs }) => (
        <Fragment key={label}>
          <h2>{label}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Fragment>
      ))}
    </>
  )
}

function Quote({ quote, name, role }: NonNullable<CaseStudyDetail['testimonial']>) {
  const speaker = [name, role].filter(Boolean).join(', ')
  return (
    <blockquote>
      <p>{quote}</p>
      {speaker !== '' && <p>{speaker}</p>}
    </blockquote>
  )
}

/**
 * Full text of an article as HTML for feeds, without classes, styles and scripts.
 * @param address absolute URL of the article, which is the base of relative addresses in the text
 */
export function feedHtml(article: BlogDetail | CaseStudyDetail, address: string): string {
  const { cover_image: cover, body } = article
  const parts = [cover === null ? '' : markupOf(<FeedPicture picture={cover} />)]
  if ('summary' in article) {
    const { testimonial, gallery } = article
    parts.push(
      markupOf(<StudySections study={article} />),
      body.length === 0 ? '' : markupOf(<h2>{CASE_BODY_LABEL}</h2>),
      bodyMarkup(body),
      testimonial === null ? '' : markupOf(<Quote {...testimonial} />),
      ...gallery.map((picture) => markupOf(<FeedPicture picture={picture} />)),
    )
  } else parts.push(bodyMarkup(body))
  return withAbsoluteAddresses(parts.join(''), address)
}
