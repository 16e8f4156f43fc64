import { page } from '#shared/pages/meetings/booking.ts'
import { noTimesWords } from '#shared/pages/meetings/booking-no-times.ts'
import { BookingFrame } from './booking-frame.tsx'
import { Slip } from './slip.tsx'

export interface HostedCalendarProps {
  /** Address of the external booking page. */
  readonly url: string
  readonly isEmbedded: boolean | undefined
}

/** Link to the external service on which meetings are booked. */
export function HostedCalendar({ url, isEmbedded }: HostedCalendarProps) {
  const { heading } = page
  const { hosted } = noTimesWords
  return (
    <BookingFrame heading={heading} isEmbedded={isEmbedded}>
      <Slip time={undefined} zone="UTC">
        <div className="no-times">
          <p>{hosted.text}</p>
          <p className="actions">
            <a className="button" href={url} target="_top" rel="noopener">
              {hosted.link}
            </a>
          </p>
        </div>
      </Slip>
    </BookingFrame>
  )
}
