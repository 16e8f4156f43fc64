import { useEffect, useMemo, useRef, useState } from 'react'
import { paths } from '#shared/paths/paths.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { browserConsent } from '#web/lib/consent/browser-consent.ts'
import { ConsentProvider, useConsent } from '#web/lib/consent/consent-context.tsx'
import type { SchedulingDetail } from '#web/lib/overlays/open-scheduling.ts'
import { NewTabLink } from './new-tab-link.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { calendarPage } from './calendar-page.ts'
import { MessagePanel } from './message-panel.tsx'
import { SchedulingEmbed } from './scheduling-embed.tsx'
import { SchedulingWidget } from './scheduling-widget.tsx'
import './scheduling.css'
import './slip.css'
import { words } from './labels.ts'

/** Text of the link around the target of a click, without decorative marks. Undefined if there is no text. */
function wordsOf(target: EventTarget | null | undefined): string | undefined {
  if (!(target instanceof Element)) return undefined
  const words = target.closest('a[href]')?.cloneNode(true)
  if (!(words instanceof Element)) return undefined
  for (const mark of words.querySelectorAll('[aria-hidden="true"]')) mark.remove()
  const text = words.textContent.replaceAll(/\s+/gu, ' ').trim()
  return text === '' ? undefined : text
}

interface ContentsProps {
  readonly service: string | undefined
  readonly onClose: () => void
}

/** Calendar, or the question for consent if the calendar needs a consent that the visitor has not given. */
function Contents({ service, onClose }: ContentsProps) {
  const { allowed } = useConsent()
  const { scheduling } = useApp()
  const page = useMemo(
    () => calendarPage(scheduling, service, new URL(location.href)),
    [scheduling, service],
  )
  // The calendar of this site needs no consent, because it sets no cookies.
  const isAllowed = page.isOwn || allowed.functional
  const [isAlternative, setIsAlternative] = useState(false)
  const [news, setNews] = useState('')
  const contents = useRef<HTMLDivElement>(null)
  // Moves the focus to the new content if the focused button has disappeared together with the old content.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body)
      contents.current?.focus({ preventScroll: true })
  })
  const shown = { page, onNews: setNews, onClose }
  return (
    <div ref={contents} className="scheduling-contents" tabIndex={-1}>
      <output className="sr-only" aria-live="polite">
        {news}
      </output>
      {!isAllowed && (
        <div className="scheduling-stage" data-phase="refused">
          <MessagePanel
            kind="consent"
            title={words.consentTitle}
            lines={[words.consentWhy, words.consentHow]}
          >
            <a className="button" href={paths.cookieSettings}>
              {words.cookieSettings}
            </a>
            <NewTabLink className="text-link" href={page.address} label={words.openDirectly} />
          </MessagePanel>
        </div>
      )}
      {isAllowed && !isAlternative && (
        <SchedulingWidget {...shown} onAlternative={() => setIsAlternative(true)} />
      )}
      {isAllowed && isAlternative && (
        <>
          <SchedulingEmbed
            {...shown}
            otherwise={
              <a className="text-link" href={paths.meeting(service)} onClick={onClose}>
                {words.askForMeeting}
              </a>
            }
          />
          <div className="scheduling-foot">
            <p>{words.alternative}</p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setIsAlternative(false)}
            >
              {words.tryWidget}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

interface SchedulingDialogProps {
  /** Subject of the meeting that the open dialog is about. Undefined while the dialog is closed. */
  readonly asked: SchedulingDetail | undefined
  readonly onClose: () => void
}

/**
 * Dialog for booking a meeting. If meetings are booked with a hosted service, the dialog sends no request to it before the visitor has
 * allowed functional cookies.
 */
export function SchedulingDialog({ asked, onClose }: SchedulingDialogProps) {
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      title={asked?.title ?? wordsOf(asked?.opener) ?? words.title}
      id="scheduling"
      className="scheduling"
    >
      {asked !== undefined && (
        <ConsentProvider consent={browserConsent()}>
          <Contents service={asked.service} onClose={onClose} />
        </ConsentProvider>
      )}
    </Dialog>
  )
}
