import { useEffect, useRef, useState, type ComponentType } from 'react'
import { takesOver } from './is-hydrating.ts'

/** Component that the server has loaded, and that a browser loads only to render it. */
export interface Part<Props> {
  current: ComponentType<Props> | undefined
  load(): Promise<ComponentType<Props>>
}

/** Part that is loaded by `load`. On the server, the module that creates the part must also await its `load`. */
export function createPart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const part: Part<Props> = {
    current: undefined,
    load: async () => {
      part.current ??= await load()
      return part.current
    },
  }
  return part
}

/** Loads parts before the page that shows them is rendered. The place of a part that fails to load stays empty. */
export async function bringParts(...parts: readonly { load(): Promise<unknown> }[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()))
}

interface StillProps<Props extends object> {
  readonly part: Part<Props>
  /** Compared shallowly. As long as they are equal, the server's markup stays. */
  readonly props: Props
  readonly as: 'div' | 'span'
  readonly className: string
}

const isSame = (before: object, after: object) => {
  const names = Object.keys(after)
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Object.is(Reflect.get(before, name), Reflect.get(after, name)))
  )
}

/**
 * Static island: server-rendered markup that is never hydrated, so that its code is not loaded. If the browser renders
 * the page itself, or the props change, the code is loaded first.
 */
export function Still<Props extends object>(still: StillProps<Props>) {
  const { part, props, as: Tag, className } = still
  const element = useRef<HTMLElement>(null)
  const [first] = useState(props)
  const [isDrawn, setIsDrawn] = useState(takesOver)
  const [, setLoaded] = useState(part.current !== undefined)
  const stands = isDrawn && isSame(first, props)
  const isMissing = !stands && part.current === undefined
  useEffect(() => {
    // After failed hydration React rendered the page again, without this markup.
    if (stands && element.current?.childNodes.length === 0) setIsDrawn(false)
    if (!isMissing) return
    part.load().then(
      () => setLoaded(true),
      // If the code cannot be loaded, the place stays empty and the rest of the page works.
      () => undefined,
    )
  }, [stands, isMissing, part])
  const Inside = part.current
  const attach = (node: HTMLElement | null) => {
    element.current = node
  }
  if (stands) {
    return (
      <Tag
        key="drawn"
        ref={attach}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
  return (
    <Tag key="live" className={className}>
      {Inside !== undefined && <Inside {...props} />}
    </Tag>
  )
}
