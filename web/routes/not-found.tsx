import { paths } from '#shared/paths.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page-loader.ts'
import { WaveBand } from '#web/ui/wave-band.tsx'

/** The status of every path that nothing else serves. */
export const createLoader: PageLoader = () => () => staticPage(404)

interface NotFoundProps {
  readonly heading?: string
  /** Where the reader most likely wants to go instead. */
  readonly back?: { readonly label: string; readonly href: string }
}

const home = { label: 'Home', href: paths.home }

/** A specimen document for what is not there, stamped as a registry would stamp it. */
export function NotFound({ heading = 'Page not found', back = home }: NotFoundProps) {
  return (
    <div className="not-found">
      <PageHead title={heading} noindex />
      <div className="page">
        <div className="specimen">
          <div className="specimen-head">
            <p className="label">Answer of the register</p>
            <p className="specimen-code">No. 404</p>
          </div>
          <h1>{heading}</h1>
          <dl className="facts">
            <div>
              <dt>Asked</dt>
              <dd>Whether a page is kept under this address</dd>
            </div>
            <div>
              <dt>Answer</dt>
              <dd>No. It may have been moved, taken off or never published</dd>
            </div>
            <div>
              <dt>Limits</dt>
              <dd>A mistyped address gives the same answer</dd>
            </div>
          </dl>
          <p className="stamp" aria-hidden="true">
            No record found
          </p>
          <p className="actions">
            <a className="button" href={back.href}>
              {back.label}
            </a>
            {back !== home && (
              <a className="text-link" href={paths.home}>
                Home <span aria-hidden="true">→</span>
              </a>
            )}
          </p>
        </div>
      </div>
      <WaveBand
        id="not-found-band"
        className="not-found-band"
        tiles={4}
        tileWidth={480}
        width={1440}
        height={96}
        halfHeight={44}
        lines={18}
        pinch={0.5}
        strokeWidth={0.9}
        ink="ink"
      />
    </div>
  )
}

/** The not-found page of unknown paths. */
export function Component() {
  return <NotFound />
}
