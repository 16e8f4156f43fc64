import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarX } from 'lucide-react'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import type { Lead } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import { bookingListQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { fullMoment, zoneAt } from '#web/lib/staff/meeting-labels.ts'
import { PartState } from '#web/ui/island/part-state.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'

/** Link to the meeting of a lead. Renders nothing for leads from a form. */
export function LeadMeeting({ lead }: { readonly lead: Lead }) {
  const { api } = useStaff()
  const isMeeting = lead.kind === 'meeting'
  const list = useQuery({
    ...bookingListQuery(api, { lead: lead.id, limit: 1 }),
    enabled: isMeeting,
  })
  if (!isMeeting) return null
  return (
    <PartState answer={list} what="The meeting">
      {({ results: [booking] }) => booking !== undefined && <Meeting booking={booking} />}
    </PartState>
  )
}

function Meeting({ booking }: { readonly booking: Booking }) {
  const { id, state, starts_at: at } = booking
  const Icon = state === 'cancelled' ? CalendarX : CalendarCheck
  return (
    <p className="lead-meeting">
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {state === 'cancelled' ? 'Cancelled meeting of ' : 'Meeting on '}
        <a className="lead-address" href={paths.adminBooking(id)}>
          {fullMoment(at, identity.timeZone)} in {zoneAt(at, identity.timeZone)}
        </a>
      </span>
    </p>
  )
}
