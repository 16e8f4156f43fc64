import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useLoadPart, type Part } from './part.ts'

const renderOnce = import.meta.env.SSR ? (await import('./render-once.tsx')).renderOnce : undefined

const isHydrating = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] === undefined

/** True while `element` keeps the children that the server rendered. It must be given an empty `__html` meanwhile. */
export function useServerMarkup(element: RefObject<Element | null>): boolean {
  const [isKept, setIsKept] = useState(isHydrating)
  useEffect(() => {
    // React creates the element anew, without children, if it cannot hydrate the page.
    // oxlint-disable-next-line react/set-state-in-effect -- React does not report this; the DOM alone shows it
    if (isKept && element.current?.childNodes.length === 0) setIsKept(false)
  }, [element, isKept])
  return isKept
}

const isSame = (before: object, after: object) => {
  const names = Object.keys(after)
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Object.is(Reflect.get(before, name), Reflect.get(after, name)))
  )
}

interface StaticIslandProps<Props extends object> {
  readonly part: Part<ComponentType<Props>>
  /** Compared one by one: the server's markup stays as long as they are the same. */
  readonly props: Props
  readonly as: 'div' | 'span' | 'footer'
  readonly className: string
  /** The contents depend on `props` alone, which have few values: the server renders each once. */
  readonly isConstant?: boolean
}

/**
 * Contents without interaction. The server's markup is not hydrated, and its code is not fetched. The code is loaded where a
 * browser renders the island itself: on a later page, or when its props have changed.
 */
export function StaticIsland<Props extends object>(island: StaticIslandProps<Props>) {
  const { part, props, as: Tag, className, isConstant = false } = island
  const element = useRef<HTMLElement>(null)
  const [first] = useState(props)
  const isKept = useServerMarkup(element) && isSame(first, props)
  useLoadPart(part, !isKept)
  const Contents = part.current
  if (isKept) {
    return (
      <Tag
        key="server"
        ref={(node: HTMLElement | null) => {
          element.current = node
        }}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
  if (isConstant && renderOnce !== undefined && Contents !== undefined) {
    const html = renderOnce(Contents, props)
    return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
  }
  return (
    <Tag key="browser" className={className}>
      {Contents !== undefined && <Contents {...props} />}
    </Tag>
  )
}
