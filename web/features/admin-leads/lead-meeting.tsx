import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarX } from 'lucide-react'
import type { Lead } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths.ts'
import { identity } from '#shared/identity.ts'
import { bookingListQuery } from '#web/lib/staff/booking-queries.ts'
import { fullMoment, zoneAt } from '#web/lib/staff/meeting-words.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'

/** The meeting that has made a lead, with the way to it; nothing for leads that came by a form. */
export function LeadMeeting({ lead }: { readonly lead: Lead }) {
  const { api } = useStaff()
  const isMeeting = lead.kind === 'meeting'
  const { data } = useQuery({
    ...bookingListQuery(api, { lead: lead.id, limit: 1 }),
    enabled: isMeeting,
  })
  const booking = data?.results[0]
  if (!isMeeting || booking === undefined) return null
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
