import type { ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'

/** Links to the sample report of a service as a PDF, and to the page that verifies it. */
export function SampleLinks({ slug }: { readonly slug: ServiceSlug }) {
  return (
    <p className="record-note">
      <a className="prose-link" href={paths.sampleReport(slug)} download>
        Download this sample report
      </a>{' '}
      (PDF, one page, invented names). Its number and seal are real, so you can{' '}
      <a className="prose-link" href={paths.verify}>
        verify it as you would a report
      </a>
      .
    </p>
  )
}
