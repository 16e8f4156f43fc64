import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { Part } from './static-island.tsx'

const Nothing = () => null

/** If the code cannot be loaded, the place stays empty and the rest of the page works. */
const lateOf = <Props extends object>(part: Part<Props>): ComponentType<Props> =>
  lazy(() =>
    part.load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Nothing }),
    ),
  )

interface LateProps<Props extends object> {
  readonly part: Part<Props>
  readonly props: Props
}

/** Lazy part that is loaded when first rendered, unless it is loaded already. The server's markup stays visible meanwhile. */
export function Late<Props extends object>({ part, props }: LateProps<Props>) {
  const [Inside] = useState(() => part.current ?? lateOf(part))
  return (
    <Suspense>
      <Inside {...props} />
    </Suspense>
  )
}
