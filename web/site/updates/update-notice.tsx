import './update-notice.css'
import { RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { holdToastRoom } from '#web/lib/overlays/toast-room.ts'
import { mount } from '#web/ui/island/mount.tsx'

const words = {
  title: 'A new version is ready',
  text: 'It loads when you open the next page. Until then, what you typed here stays.',
  now: 'Load it now',
  later: 'Later',
} as const

interface UpdateNoticeProps {
  /** Text about the effect of the newer version on unsaved work. */
  readonly text: string
  readonly onLoad: () => void
  readonly onLater: () => void
}

function UpdateNotice({ text, onLoad, onLater }: UpdateNoticeProps) {
  const [isBusy, setIsBusy] = useState(false)
  // The status is empty at first, because screen readers announce it only if its text changes after rendering.
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), 100)
    return () => clearTimeout(timer)
  }, [])
  const notice = useRef<HTMLElement>(null)
  useEffect(() => (notice.current === null ? undefined : holdToastRoom(notice.current)), [])
  return (
    <section ref={notice} className="update" aria-label="Update of this site">
      <RotateCw size={17} strokeWidth={1.6} aria-hidden="true" />
      <div>
        <p className="update-title">{words.title}</p>
        <p className="update-text">{text}</p>
        <p className="update-acts">
          <button
            type="button"
            className="button"
            aria-busy={isBusy}
            onClick={() => {
              setIsBusy(true)
              onLoad()
            }}
          >
            {words.now}
          </button>
          <button type="button" className="button button-quiet" onClick={onLater}>
            {words.later}
          </button>
        </p>
      </div>
      <button type="button" className="update-close" aria-label="Dismiss" onClick={onLater}>
        <X size={15} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <output className="sr-only">{isSaid ? `${words.title}. ${text}` : ''}</output>
    </section>
  )
}

/**
 * Shows a notice among the toasts that a newer version of the site is ready. The notice stays until the user loads this version or
 * postpones the update.
 * @param text effect of the update; default: the newer version loads with the next page
 * @param onLater called when the user postpones the update
 */
export function showUpdateNotice(
  onLoad: () => void,
  text: string = words.text,
  onLater?: () => void,
): void {
  const place = document.querySelector('[data-slot="toasts"]') ?? document.body
  const remove = mount(
    <UpdateNotice
      text={text}
      onLoad={onLoad}
      onLater={() => {
        remove()
        onLater?.()
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }}
    />,
    place,
  )
}
