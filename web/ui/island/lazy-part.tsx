import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { Part } from './static-island.tsx'

const Nothing = () => null

/** Without its code the place stays empty, and the page around it stands. */
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

/** A part that is fetched when it is first shown, unless it is at hand by then. What the server drew stands meanwhile. */
export function Late<Props extends object>({ part, props }: LateProps<Props>) {
  const [Inside] = useState(() => part.current ?? lateOf(part))
  return (
    <Suspense>
      <Inside {...props} />
    </Suspense>
  )
}
