import { useConsent } from '#web/lib/consent/consent-context.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { CalendarStage } from './calendar-stage.tsx'
import { MessagePanel } from './message-panel.tsx'
import { startWidget, type Failure } from './start-widget.ts'
import { useCalendar, type ShownCalendar } from './use-calendar.ts'
import { words } from './labels.ts'

interface SchedulingWidgetProps extends ShownCalendar {
  readonly onAlternative: () => void
}

/** Calendar in a frame that the widget script creates. */
export function SchedulingWidget({ onAlternative, ...shown }: SchedulingWidgetProps) {
  const { page, onNews } = shown
  const { gate } = useConsent()
  const { phase, place } = useCalendar<Failure>(shown, (host, onFailed) =>
    startWidget(gate, page, host, (why) => {
      onNews(words.widgetFailed)
      onFailed(why)
    }),
  )
  return (
    <CalendarStage
      phase={phase}
      place={place}
      note={words.loadingNote}
      failure={
        phase.kind === 'failed' && (
          <MessagePanel kind="failure" title={words.widgetFailed} lines={[words.why[phase.why]]}>
            <button type="button" className="button" onClick={onAlternative}>
              {words.tryAlternative}
            </button>
            <NewTabLink className="button button-quiet" href={page.address} label={words.newTab} />
          </MessagePanel>
        )
      }
    />
  )
}
