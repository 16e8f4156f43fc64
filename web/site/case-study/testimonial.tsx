import type { CaseStudyDetail } from '#shared/content/article.ts'

/** Quote of a client, with name and role if they may be published. */
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
