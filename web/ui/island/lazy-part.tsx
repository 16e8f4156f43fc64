import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { Part } from './part.ts'

const Nothing = () => null

/** Without its code the place stays empty, and the rest of the page works. */
const lazyOf = <Props extends object>(part: Part<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() =>
    part.load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Nothing }),
    ),
  )

interface LazyPartProps<Props extends object> {
  readonly part: Part<ComponentType<Props>>
  readonly props: Props
}

/**
 * Contents with interaction whose code is loaded when they are first rendered. The server's markup stays until the code is
 * there, and is then hydrated.
 */
export function LazyPart<Props extends object>({ part, props }: LazyPartProps<Props>) {
  const [Contents] = useState(() => part.current ?? lazyOf(part))
  return (
    <Suspense>
      <Contents {...props} />
    </Suspense>
  )
}
