import { ArchiveIcon } from '@sanity/icons/Archive'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { EditIcon } from '@sanity/icons/Edit'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { ComponentType } from 'react'
import { STATUSES, type Status } from '#shared/content/status.ts'

/** Word and icon for a status. A status is never shown by its colour alone. */
export interface StatusWord {
  readonly title: string
  readonly icon: ComponentType
  readonly tone: 'default' | 'primary' | 'positive' | 'caution'
}

export const STATUS_WORDS: Readonly<Record<Status, StatusWord>> = {
  draft: { title: 'Draft', icon: EditIcon, tone: 'default' },
  in_review: { title: 'In review', icon: EyeOpenIcon, tone: 'primary' },
  scheduled: { title: 'Scheduled', icon: ClockIcon, tone: 'caution' },
  published: { title: 'Published', icon: CheckmarkCircleIcon, tone: 'positive' },
  archived: { title: 'Archived', icon: ArchiveIcon, tone: 'default' },
}

/** Returns the status of a document. A missing or unknown status counts as `draft`. */
export function toStatus(value: unknown): Status {
  return STATUSES.find((status) => status === value) ?? 'draft'
}
