import { useEffect, useRef, useState, type ComponentType } from 'react'
import { takesOver } from './is-hydrating.ts'

/** A component that a browser fetches when it has to draw it, and a server has at hand. */
export interface Part<Props> {
  current: ComponentType<Props> | undefined
  load(): Promise<ComponentType<Props>>
}

/** A part that `load` brings. Where the server draws, the module that makes it has to await its `load` as well. */
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

/** Brings parts before the page that shows them is drawn. One that can't be had leaves its place empty. */
export async function bringParts(...parts: readonly { load(): Promise<unknown> }[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()))
}

interface StillProps<Props extends object> {
  readonly part: Part<Props>
  /** Compared one by one: as long as they are the same the server's drawing stands. */
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
 * What nobody handles once it is drawn. Where the server drew it, it stays as it is, and its code is not even fetched;
 * where the browser makes a page itself, or the content changes, the code comes first.
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
    // A page that could not be taken over was rendered anew, without it.
    if (stands && element.current?.childNodes.length === 0) setIsDrawn(false)
    if (!isMissing) return
    part.load().then(
      () => setLoaded(true),
      // Without its code the place stays empty, and the page around it stands.
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
