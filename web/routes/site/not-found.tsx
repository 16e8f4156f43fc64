import { NOT_FOUND } from '#shared/pages/company/not-found.ts'
import { waysOn } from '#shared/pages/company/ways-on.ts'
import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import { Microprint } from '#web/ui/engraving/microprint.tsx'
import { Record } from '#web/ui/record.tsx'
import { RelatedList } from '#web/ui/related-list.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { WaveBand } from '#web/ui/engraving/wave-band.tsx'

/** Responds with 404 for every path without a route. */
export const createLoader: PageLoader = () => () => staticPage(404)

export interface NotFoundProps {
  readonly heading: string
  /** Label and address of the page that the visitor was probably looking for. */
  readonly label?: string | undefined
  readonly href?: string | undefined
}

/** Note with a stamp, which says that there is no page at the address. */
function NoRecord({ heading, label, href }: Record<keyof NotFoundProps, string>) {
  return (
    <div className="specimen">
      <div className="specimen-head">
        <p className="label">Page not found</p>
        <p className="specimen-code">No. 404</p>
      </div>
      <Microprint sentence={identity.motto} />
      <h1>{heading}</h1>
      <Record
        entries={[
          ['Asked', 'Is there a page at this address?'],
          ['Answer', 'No. It may have moved or been removed'],
          ['Next', 'Check the address, or try one of these'],
        ]}
      />
      <p className="stamp" aria-hidden="true">
        No record found
      </p>
      <p className="actions">
        <a className="button" href={href}>
          {label}
        </a>
        {href !== paths.home && (
          <a className="text-link" href={paths.home}>
            Home <span aria-hidden="true">→</span>
          </a>
        )}
      </p>
    </div>
  )
}

/** Content of the not-found page, with links to other pages. */
export function NotFound(props: NotFoundProps) {
  const { heading, label = 'Home', href = paths.home } = props
  return (
    <div className="not-found f-teal">
      <div className="page">
        <NoRecord heading={heading} label={label} href={href} />
      </div>
      <WaveBand
        id="not-found-band"
        className="not-found-band"
        tiles={4}
        tileWidth={480}
        height={96}
        halfHeight={44}
        lines={18}
        pinch={0.5}
        strokeWidth={0.9}
        ink="ink"
      />
      <section className="page ways-on">
        <SectionHead label="Suggestions" title="Pages you may be looking for" />
        <div className="section-body">
          <RelatedList entries={waysOn} />
        </div>
      </section>
    </div>
  )
}

/** Not-found page for unknown paths. */
export function Component() {
  return (
    <>
      <PageHead title={NOT_FOUND} noindex />
      <NotFound heading={NOT_FOUND} />
    </>
  )
}
