import type { CaseStudyDetail } from '#shared/content/article.ts'

/** What the client said, with name and role where they may be told. */
export function Testimonial({ quote, name, role }: NonNullable<CaseStudyDetail['testimonial']>) {
  const speaker = [name, role].filter(Boolean).join(', ')
  return (
    <figure className="testimonial">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      {speaker !== '' && <figcaption>{speaker}</figcaption>}
    </figure>
  )
}
