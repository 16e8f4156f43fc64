import {
  Archive,
  CircleCheck,
  Clock,
  Eye,
  FilePenLine,
  Pencil,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import type { Status } from '#shared/content/status.ts'

/** The words for the states of an article. */
export const statusNames: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  in_review: 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
}

const icons: Readonly<Record<Status, LucideIcon>> = {
  draft: Pencil,
  in_review: Eye,
  scheduled: Clock,
  published: CircleCheck,
  archived: Archive,
}

interface StatusMarkProps {
  readonly status: Status
  /** Its newest change waits for the CMS. */
  readonly pending?: boolean
  /** A change of it was refused by the CMS and is to be decided about. */
  readonly contested?: boolean
  /** The editing copy is not what visitors see. */
  readonly changed?: boolean
}

/** Where an article stands: an icon and a word, never a colour alone. */
export function StatusMark(props: StatusMarkProps) {
  const { status, pending = false, contested = false, changed = false } = props
  const Icon = icons[status]
  return (
    <span className="status-marks">
      <span className={`status-mark status-${status}`}>
        <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
        {statusNames[status]}
      </span>
      {(pending || contested) && (
        <span className="status-mark status-pending">
          <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
          {contested ? 'Needs review' : 'Waiting for the CMS'}
        </span>
      )}
      {changed && !pending && !contested && (
        <span className="status-mark status-changed">
          <FilePenLine size={13} strokeWidth={1.5} aria-hidden="true" />
          Unpublished changes
        </span>
      )}
    </span>
  )
}
