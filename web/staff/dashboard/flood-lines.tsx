import { useQuery } from '@tanstack/react-query'
import { paths } from '#shared/paths/paths.ts'
import { floodsQuery } from '#web/lib/staff/queries/flood-queries.ts'
import { inquiryFloodWords, meetingFloodWords } from '#web/lib/staff/list/flood-words.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { MessageBox } from '#web/ui/dialog/message-box.tsx'

/** Notices of floods of meetings and inquiries, for users who may read personal data. Renders nothing without a flood. */
export function FloodLines({ now }: { readonly now: number }) {
  const { api } = useStaff()
  const { data } = useQuery(floodsQuery(api))
  if (data === undefined) return null
  const { meetings, inquiries, mail } = data
  return (
    <>
      {meetings !== null && (
        <MessageBox {...meetingFloodWords(meetings, mail, now)}>
          <a className="text-link" href={paths.adminBookings}>
            Open bookings
          </a>
        </MessageBox>
      )}
      {inquiries !== null && (
        <MessageBox {...inquiryFloodWords(inquiries, mail, now)}>
          <a className="text-link" href={paths.adminLeads}>
            Open leads
          </a>
        </MessageBox>
      )}
    </>
  )
}
