import { HttpError } from '#server/http/http-error.ts'
import { hashOf } from '#server/http/guards/idempotency-key.ts'
import type { RequestedMeeting } from '#shared/contracts/booking/bookings.ts'
import { asksForRequest } from '#shared/pages/meetings/confirm-meeting.ts'
import { writtenIn } from '#shared/time/written-time.ts'
import type { ArrivedBooking } from './arrived-booking.ts'
import type { AskedMeetings } from './unconfirmed/asked-meetings.ts'
import type { BookingHoursStore } from './booking-hours.ts'
import type { FormCounts, MeetingLeads } from './ports.ts'
import { MEETING } from './slots.ts'

export interface TakeRequestOptions {
  readonly leads: Pick<MeetingLeads, 'addRequest'>
  readonly floods: Pick<FormCounts, 'beginMeetingFlood'>
  readonly hours: Pick<BookingHoursStore, 'read'>
  readonly asked: Pick<AskedMeetings, 'add'>
  /** Time zone of the company. */
  readonly timeZone: string
}

/** Deduplication key and sender of a request. */
interface RequestName {
  readonly key: string
  /** Lifetime of the deduplication key, in milliseconds. */
  readonly life: number
  /** Network address of the sender. */
  readonly address: string
  /** True if the hidden field of the form was filled in twice. Such a booking always becomes a request. */
  readonly isSuspected: boolean
}

const iso = (time: number) => new Date(time).toISOString()

/** Error for a booking during a flood whose form was loaded earlier and therefore promised a meeting, not a request. */
export const notAnnounced = () => new HttpError('conflict', asksForRequest)

/** Stores requests for a meeting time as inquiries. They replace bookings during a flood if no mail server can send confirmation emails. */
export function createTakeRequest({ leads, floods, hours, asked, timeZone }: TakeRequestOptions) {
  /** Text of the inquiry: first the time, then the visitor's note. */
  const messageOf = ({ startsAt, timeZone: theirs, note }: ArrivedBooking) => {
    const ours = writtenIn(startsAt, timeZone)
    const visitors = writtenIn(startsAt, theirs)
    const time = ours === visitors ? ours : `${ours}, for the visitor ${visitors}`
    return [`Request for a meeting: ${time}`, ...(note === '' ? [] : [note])].join('\n\n')
  }

  /**
   * Stores a request.
   * @throws HttpError `conflict` if the visitor's form did not announce a request
   */
  return async (
    booking: ArrivedBooking,
    { key, life, address, isSuspected }: RequestName,
  ): Promise<RequestedMeeting> => {
    if (booking.mode !== 'request' && !isSuspected) {
      await floods.beginMeetingFlood()
      throw notAnnounced()
    }
    const { name, email, about, startsAt } = booking
    const receipt = await leads.addRequest({
      key: hashOf('meeting-request', key),
      life,
      name,
      email,
      about,
      message: messageOf(booking),
      event: 'Received as a request for a time, because many meetings were being booked',
      address,
      isSuspected,
      stored: async (transaction, leadId) => {
        if (isSuspected) await asked.add(transaction, leadId, booking)
      },
    })
    const { host } = (await hours.read()).hours
    return {
      state: 'requested',
      number: receipt.number,
      starts_at: iso(startsAt),
      ends_at: iso(startsAt + MEETING),
      time_zone: booking.timeZone,
      host,
      email,
      answer_by: receipt.answer_by,
      path: receipt.path,
    }
  }
}
