import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useLoadPart, type Part } from './part.ts'

const renderOnce = import.meta.env.SSR ? (await import('./render-once.tsx')).renderOnce : undefined

const isHydrating = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] === undefined

/**
 * True while `element` contains the children that the server rendered. The caller must then render the element with an empty `__html`,
 * which makes React leave these children unchanged.
 */
export function useServerMarkup(element: RefObject<Element | null>): boolean {
  const [isKept, setIsKept] = useState(isHydrating)
  useEffect(() => {
    // If hydration of the page fails, React creates a new element without children. React does not report this, but the DOM shows it.
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
  /** Props of the content, which are compared one by one. The server-rendered markup stays until one of them changes and the code has loaded. */
  readonly props: Props
  readonly as: 'div' | 'span' | 'footer'
  readonly className: string
  /**
   * True if the content depends only on `props`, and `props` has only few different values. The server then caches the markup of each
   * value.
   */
  readonly isConstant?: boolean
}

/**
 * Content without interaction. React does not hydrate its server-rendered markup, and browsers usually do not load its code. A browser
 * loads the code only if it must render the content itself: after a client-side navigation, or when a prop has changed.
 */
export function StaticIsland<Props extends object>(island: StaticIslandProps<Props>) {
  const { part, props, as: Tag, className, isConstant = false } = island
  const element = useRef<HTMLElement>(null)
  const [first] = useState(props)
  const hasMarkup = useServerMarkup(element)
  const isCurrent = hasMarkup && isSame(first, props)
  useLoadPart(part, !isCurrent)
  const Contents = part.current
  // Until the code has loaded, outdated markup is better than an empty element.
  const isKept = isCurrent || (hasMarkup && Contents === undefined)
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
