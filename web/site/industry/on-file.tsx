import { serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { dossierOf } from '#shared/pages/dossiers.ts'
import { industryLines } from '#shared/pages/catalogue/industry-lines.ts'
import type { IndustryPage } from '#shared/pages/catalogue/page-copy.ts'
import { serviceLines } from '#shared/pages/catalogue/service-lines.ts'
import { paths } from '#shared/paths/paths.ts'
import { ReadingRows } from '#web/ui/reading-rows.tsx'

export type OnFileProps = Pick<IndustryPage, 'related'>

/** Related services, and dossiers of other industries that are related to this one. */
function relatedEntries({ related }: OnFileProps) {
  return [
    ...related.services.map((slug) => ({
      kind: 'Service',
      title: serviceTitle(slug),
      href: paths.service(slug),
      asides: [serviceLines[slug].line],
    })),
    ...related.industries.flatMap((slug) => {
      const neighbour = dossierOf(slug)
      if (neighbour === undefined) return []
      const href = paths.industry(slug)
      return [
        { kind: 'Industry guide', title: neighbour.title, href, asides: [industryLines[slug]] },
      ]
    }),
  ]
}

/** Related links of a dossier. */
export function OnFile(props: OnFileProps) {
  return <ReadingRows entries={relatedEntries(props)} hasReasons />
}
