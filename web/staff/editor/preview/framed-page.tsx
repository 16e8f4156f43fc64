import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** An empty page; as `srcdoc` it is of this origin and under its content policy. */
const EMPTY = '<!doctype html><html lang="en"><head></head><body></body></html>'

/** Gives a page the style sheets and the theme of this one. Returns what ends following the theme. */
function dress(page: Document): () => void {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
    page.head.append(page.importNode(sheet, true))
  }
  const root = document.documentElement
  const copy = () => {
    // What scripts set as a style is of this window, and the policy of the page lets no attribute set it.
    for (const { name, value } of root.attributes)
      if (name !== 'style') page.documentElement.setAttribute(name, value)
  }
  copy()
  const watcher = new MutationObserver(copy)
  watcher.observe(root, { attributes: true })
  return () => watcher.disconnect()
}

/** Nothing leads away from a page that is only looked at. */
const stay = (event: MouseEvent) => event.preventDefault()

/** How much a page of `width` pixels has to shrink for the room that there is, and how high its window is then. */
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
  /** Of its window, pixels: what the page takes for the width of the screen. */
  readonly width: number
  readonly title: string
  readonly children: ReactNode
}

/** A page in a window of its own, made in this browser of what it is given. */
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
