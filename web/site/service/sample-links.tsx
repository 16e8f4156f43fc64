import type { ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'

/** Links to the sample report of a service as a PDF, and to the page that verifies it. */
export function SampleLinks({ slug }: { readonly slug: ServiceSlug }) {
  return (
    <p className="record-note">
      The seal is no proof.{' '}
      <a className="prose-link" href={paths.sampleReport(slug)} download>
        Download this sample
      </a>{' '}
      (PDF) and{' '}
      <a className="prose-link" href={paths.verify}>
        verify it
      </a>
      .
    </p>
  )
}
