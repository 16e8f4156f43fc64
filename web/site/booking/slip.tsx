import type { ReactNode } from 'react'
import { page } from '#shared/pages/meetings/booking.ts'
import { callPlace } from '#shared/pages/meetings/call-place.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { meetingIn } from './free-days.ts'
import { StubBand } from './stub-band.tsx'

interface SlipProps {
  /** Displayed day as text, which is shown until the visitor has chosen a time. */
  readonly day?: string | undefined
  /** Chosen time, ISO 8601. */
  readonly time: string | undefined
  readonly zone: string
  /** Host of the meeting. Absent until the times are loaded. */
  readonly host?: string | undefined
  /** True if the slip leaves out the details of the meeting, because the embedding page shows them. */
  readonly hidesDetails?: boolean | undefined
  /** True if the meeting is cancelled. The text on the stub is then struck through. */
  readonly isOff?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Appointment slip. The stub shows the chosen day and time, and the part beyond the perforation contains the form. */
export function Slip(props: SlipProps) {
  const { day, time, zone, host, hidesDetails = false, isOff = false } = props
  const { className = '', children } = props
  const { stub } = page
  const { hasMail } = useApp()
  const meeting = time === undefined ? undefined : meetingIn(time, zone)
  return (
    <div className={`appointment ${className}`}>
      <div className="appointment-slip">
        <div className="stub" data-off={isOff || undefined}>
          <p className="label">{stub.kind}</p>
          <p className="stub-title">{stub.title}</p>
          <dl>
            <div>
              <dt>{stub.day}</dt>
              <dd>{meeting?.long ?? day ?? <span className="stub-open">{stub.openDay}</span>}</dd>
            </div>
            <div>
              <dt>{stub.time}</dt>
              <dd>
                {meeting === undefined ? (
                  <span className="stub-open">{stub.openTime}</span>
                ) : (
                  <>
                    <span className="clock">{meeting.from}</span> to{' '}
                    <span className="clock">{meeting.to}</span>
                  </>
                )}
              </dd>
            </div>
            {!hidesDetails && host !== undefined && (
              <>
                <div className="stub-more">
                  <dt>{stub.with}</dt>
                  <dd>{host}</dd>
                </div>
                <div className="stub-more">
                  <dt>{stub.where}</dt>
                  <dd>{callPlace(hasMail)}</dd>
                </div>
              </>
            )}
          </dl>
          <StubBand />
        </div>
        <div className="appointment-body">{children}</div>
      </div>
    </div>
  )
}
