import { toAnchor } from '#shared/text/anchor.ts'
import type { HomePage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'

/** Lazy part with the content of {@link LinesOfWork}. */
export const linesPart = createPart(async () => (await import('./drawn-lines.tsx')).DrawnLines)
if (import.meta.env.SSR) await linesPart.load()

/** The four lines of work with their seals. Only here are all accent colours of the families used together. */
export function LinesOfWork({ work }: Pick<HomePage, 'work'>) {
  const { label, heading, link, lines } = work
  return (
    <section className="page section" id={toAnchor(label)}>
      <SectionHead
        number="1"
        label={label}
        title={heading}
        link={
          <a className="text-link" href={paths.services}>
            {link} <span aria-hidden="true">→</span>
          </a>
        }
        large
      />
      <StaticIsland part={linesPart} as="div" className="lines-place" props={{ lines }} />
    </section>
  )
}
