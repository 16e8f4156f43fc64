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

/** Labels of the article states. */
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
  /** True if the newest change has not reached the CMS yet. */
  readonly pending?: boolean
  /** True if the CMS has rejected a change, so that a user must choose between two versions. */
  readonly contested?: boolean
  /** True if the draft differs from the published version. */
  readonly changed?: boolean
}

/** Label for a change that has not reached the CMS yet, or that the CMS has rejected. */
export function PendingMark({
  pending,
  contested,
}: {
  readonly pending: boolean
  readonly contested: boolean
}) {
  if (!pending && !contested) return null
  return (
    <span className="status-mark status-pending">
      <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
      {contested ? 'Needs review' : 'Waiting for the CMS'}
    </span>
  )
}

/** State of an article as an icon and a word, so that it does not depend on colour alone. */
export function StatusMark(props: StatusMarkProps) {
  const { status, pending = false, contested = false, changed = false } = props
  const Icon = icons[status]
  return (
    <span className="status-marks">
      <span className={`status-mark status-${status}`}>
        <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
        {statusNames[status]}
      </span>
      <PendingMark pending={pending} contested={contested} />
      {changed && !pending && !contested && (
        <span className="status-mark status-changed">
          <FilePenLine size={13} strokeWidth={1.5} aria-hidden="true" />
          Unpublished changes
        </span>
      )}
    </span>
  )
}
