import { MINUTE } from '#shared/time/units.ts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { floodsQuery } from '#web/lib/staff/queries/flood-queries.ts'
import { inquiryFloodWords } from '#web/lib/staff/list/flood-words.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useNow } from '#web/lib/staff/use-now.ts'

/** Interval at which the text is updated, in milliseconds. */
const TICK = MINUTE

/** Message of one line about a flood of inquiries. Renders nothing without a flood. */
export function FloodNotice() {
  const { api } = useStaff()
  const now = useNow(TICK)
  const { data } = useQuery(floodsQuery(api))
  if (data === undefined || data.inquiries === null) return null
  const { fact, detail } = inquiryFloodWords(data.inquiries, data.mail, now)
  return (
    <output className="stale-notice">
      <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <strong>{fact}</strong> {detail}
      </span>
    </output>
  )
}
