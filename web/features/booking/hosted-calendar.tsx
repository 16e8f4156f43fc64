import { page } from '#shared/pages/company/booking.ts'
import { BookingFrame } from './booking-frame.tsx'
import { Slip } from './slip.tsx'

interface HostedCalendarProps {
  /** The page of the service on which meetings are booked. */
  readonly url: string
  readonly isEmbedded: boolean | undefined
}

/** The way on, where meetings are booked with another service. */
export function HostedCalendar({ url, isEmbedded }: HostedCalendarProps) {
  const { hosted, heading } = page
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
