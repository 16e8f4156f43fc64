import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { useFrame } from '#web/lib/frame/frame-context.tsx'

const contents = createPart(async () => (await import('./footer-contents.tsx')).FooterContents)
if (import.meta.env.SSR) await contents.load()

/** Footer of every page. `year` is the current year. */
export function Footer({ year }: { readonly year: number }) {
  const frame = useFrame()
  return (
    <StaticIsland
      part={contents}
      as="footer"
      className="foot"
      props={{ year, links: frame?.navigation, settings: frame?.settings }}
      isConstant
    />
  )
}
