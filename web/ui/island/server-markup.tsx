import { useEffect, useRef, useState, type ComponentType } from 'react'

interface KeptProps<Props extends object> {
  readonly as?: 'div' | 'footer'
  readonly className: string
  /** Rendered content, on the server only. */
  readonly drawn: string | undefined
  /** Loads the component of the content, for a browser that must render it. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
}

/**
 * Server-rendered content that never changes. Hydration keeps the markup and does not load its code. The code loads
 * only if the browser has to render it.
 */
export function Kept<Props extends object>({
  as: Tag = 'div',
  className,
  drawn,
  load,
  props,
}: KeptProps<Props>) {
  const element = useRef<HTMLElement | null>(null)
  const [Contents, setContents] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (element.current?.childElementCount !== 0) return
    void load().then((loaded) => setContents(() => loaded))
  }, [load])
  if (Contents !== undefined) {
    return (
      <Tag key="own" className={className}>
        <Contents {...props} />
      </Tag>
    )
  }
  return (
    <Tag
      key="kept"
      ref={(node: HTMLElement | null) => {
        element.current = node
      }}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawn ?? '' }}
    />
  )
}
