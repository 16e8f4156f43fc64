import { NOT_FOUND } from '#shared/pages/company/not-found.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'

const notFound = createPart(async () => (await import('./not-found.tsx')).NotFound)
if (import.meta.env.SSR) await notFound.load()

interface MissingProps {
  readonly heading?: string
  /** Link to the page that the visitor was probably looking for. */
  readonly back?: { readonly label: string; readonly href: string }
}

/**
 * Not-found page, shown instead of a page that does not exist. It is loaded lazily, so that the chunks of other pages do not contain it.
 */
export function Missing({ heading = NOT_FOUND, back }: MissingProps) {
  return (
    <>
      <PageHead title={heading} noindex />
      <StaticIsland
        part={notFound}
        as="div"
        className="missing"
        props={{ heading, label: back?.label, href: back?.href }}
      />
    </>
  )
}
