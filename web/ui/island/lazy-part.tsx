import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { Part } from './part.ts'

const Nothing = () => null

/**
 * Component that renders the code of a part. If the code cannot be loaded, the component renders nothing, so that the rest of the page
 * works.
 */
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
 * Interactive content whose code is loaded when it is rendered for the first time. Server-rendered markup stays until the code is loaded;
 * then React hydrates it.
 */
export function LazyPart<Props extends object>({ part, props }: LazyPartProps<Props>) {
  const [Contents] = useState(() => part.current ?? lazyOf(part))
  return (
    <Suspense>
      <Contents {...props} />
    </Suspense>
  )
}
