import { useEffect, useRef, useState, type ComponentType } from 'react'

interface KeptProps<Props extends object> {
  readonly as?: 'div' | 'footer'
  readonly className: string
  /** On the server alone: the drawn contents. */
  readonly drawn: string | undefined
  /** The code of the contents, for a browser that has to draw them itself. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
}

/**
 * Contents that stay as the server has drawn them. Nothing ever changes them, so React keeps out of them: a page is taken over
 * without their code. Only where they are drawn anew in the browser is it loaded.
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
