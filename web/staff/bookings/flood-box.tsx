import { useQuery } from '@tanstack/react-query'
import type { BookingList } from '#shared/contracts/booking/bookings.ts'
import { floodsQuery } from '#web/lib/staff/queries/flood-queries.ts'
import { meetingFloodWords, NOTABLE } from '#web/lib/staff/list/flood-words.ts'
import { useHiddenFlood } from '#web/lib/staff/list/use-hidden-flood.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { MessageBox } from '#web/ui/dialog/message-box.tsx'

interface FloodBoxProps {
  readonly list: BookingList | undefined
  readonly mayWrite: boolean
  /** Current time in milliseconds since 1970. */
  readonly now: number
  /** Selects the upcoming meetings of a network. */
  readonly onSelect: (network: string) => void
}

/**
 * Message about a flood of meetings that names the networks they come from, with a button that selects the meetings of the largest network.
 */
export function FloodBox({ list, mayWrite, now, onSelect }: FloodBoxProps) {
  const { api } = useStaff()
  const { data: floods } = useQuery(floodsQuery(api))
  const [isHidden, hide] = useHiddenFlood(now)
  if (floods?.meetings === undefined || floods.meetings === null || isHidden) return null
  const words = meetingFloodWords(floods.meetings, floods.mail, now)
  const [largest] = list?.networks ?? []
  return (
    <MessageBox {...words}>
      {mayWrite && largest !== undefined && largest.meetings >= NOTABLE && (
        <button type="button" className="button" onClick={() => onSelect(largest.network)}>
          Select the {largest.meetings} from {largest.network}
        </button>
      )}
      <button type="button" className="text-link" onClick={hide}>
        Hide for an hour
      </button>
    </MessageBox>
  )
}
