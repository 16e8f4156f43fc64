import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** An empty page. As `srcdoc` it inherits the origin and the content policy of this page. */
const EMPTY = '<!doctype html><html lang="en"><head></head><body></body></html>'

/**
 * Copies the style sheets and the theme of this document to the framed page. Returns a function that stops the synchronization of the
 * theme.
 */
function dress(page: Document): () => void {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
    page.head.append(page.importNode(sheet, true))
  }
  const root = document.documentElement
  const copy = () => {
    // Style attributes are not copied: scripts set them for this window, and the content policy forbids them in the framed page.
    for (const { name, value } of root.attributes)
      if (name !== 'style') page.documentElement.setAttribute(name, value)
  }
  copy()
  const watcher = new MutationObserver(copy)
  watcher.observe(root, { attributes: true })
  return () => watcher.disconnect()
}

/** Prevents links from leaving the preview. */
const stay = (event: MouseEvent) => event.preventDefault()

/** Scale at which a page of `width` pixels fits the available space, and the resulting height of the frame. */
function useRoom(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 600 })
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const watcher = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(entry.contentRect)
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width)
  return { box, scale, height: Math.round(room.height / scale) }
}

interface FramedPageProps {
  /** Width of the framed page in pixels, which is its viewport width. */
  readonly width: number
  readonly title: string
  readonly children: ReactNode
}

/** Renders children as a separate page in an iframe. */
export function FramedPage({ width, title, children }: FramedPageProps) {
  const [body, setBody] = useState<HTMLElement>()
  const undress = useRef<() => void>(undefined)
  const { box, scale, height } = useRoom(width)
  useEffect(() => () => undress.current?.(), [])
  return (
    <div ref={box} className="framed">
      <div className="framed-room" style={{ width: Math.round(width * scale) }}>
        <iframe
          title={title}
          srcDoc={EMPTY}
          style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            const page = currentTarget.contentDocument
            if (page === null) return
            undress.current?.()
            undress.current = dress(page)
            setBody(page.body)
          }}
        />
      </div>
      {body !== undefined &&
        createPortal(
          <div onClickCapture={stay} onSubmitCapture={(event) => event.preventDefault()}>
            <main>{children}</main>
          </div>,
          body,
        )}
    </div>
  )
}
