import type { ReactNode } from 'react'
import { useConsent } from '#web/lib/consent/consent-context.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { CalendarStage } from './calendar-stage.tsx'
import { MessagePanel } from './message-panel.tsx'
import { useCalendar, type ShownCalendar } from './use-calendar.ts'
import { words } from './labels.ts'

/** Time in ms within which the embedded page must send a message. */
const EMBED_LIMIT = 10_000

interface SchedulingEmbedProps extends ShownCalendar {
  /** Additional action that is offered after a failure. */
  readonly otherwise?: ReactNode
}

/** Calendar in a plain frame. The frame is 600 px high, and at least 320 px wide unless its container is narrower. */
export function SchedulingEmbed({ otherwise, ...shown }: SchedulingEmbedProps) {
  const { page, onNews } = shown
  const { gate } = useConsent()
  const { phase, place } = useCalendar<'silent'>(shown, (host, onFailed) => {
    const frame = host.querySelector('iframe')
    const limit = setTimeout(() => {
      onNews(words.embedFailed)
      onFailed('silent')
    }, EMBED_LIMIT)
    const takeBack =
      frame === null
        ? undefined
        : gate.add({
            category: page.isOwn ? 'essential' : 'functional',
            kind: 'frame',
            frame,
            source: page.frameAddress,
          })
    const settle = () => clearTimeout(limit)
    const stop = () => {
      settle()
      takeBack?.()
    }
    return { settle, stop }
  })
  return (
    <CalendarStage
      phase={phase}
      place={place}
      failure={
        <MessagePanel kind="failure" title={words.embedFailed} lines={[words.embedWhy]}>
          <NewTabLink className="button button-quiet" href={page.address} label={words.newTab} />
          {otherwise}
        </MessagePanel>
      }
    >
      <iframe title={words.meeting} width="100%" height="100%" />
    </CalendarStage>
  )
}
