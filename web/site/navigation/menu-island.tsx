import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { useFrame } from '#web/lib/frame/frame-context.tsx'
import type { MenuShape } from './menu-contents.tsx'

/**
 * Lazy part with the content of a menu, rendered only by the server. Thus the client bundle contains neither the menus nor the catalogue of
 * marks.
 */
const contents = createPart(async () => (await import('./menu-contents.tsx')).MenuContents)
if (import.meta.env.SSR) await contents.load()

/** Content of a menu, which has about fifty links with their marks. */
export function MenuIsland({
  className,
  ...menu
}: Omit<MenuShape, 'copy'> & { readonly className: string }) {
  const copy = useFrame()?.navigation?.[menu.name]
  return (
    <StaticIsland
      part={contents}
      as="div"
      className={className}
      props={{ ...menu, copy }}
      isConstant
    />
  )
}
