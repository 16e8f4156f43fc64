import { ChevronLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'
import { EmptyState } from '#web/ui/island/empty-state.tsx'

interface GonePageProps {
  /** Error of the query that requested the item. */
  readonly error: Error | null
  /** List that contains the item. */
  readonly list: { readonly label: string; readonly href: string }
  /** Message shown if the item does not exist. */
  readonly gone: ComponentProps<typeof EmptyState>
  readonly children: ReactNode
}

/** Page for one item of a staff list, with a link back to the list. If the server does not have the item, a message is shown instead. */
export function GonePage({ error, list, gone, children }: GonePageProps) {
  return (
    <div className="desk">
      <p className="desk-back">
        <a href={list.href}>
          <ChevronLeft size={15} strokeWidth={1.6} aria-hidden="true" />
          {list.label}
        </a>
      </p>
      {error instanceof ApiError && error.status === 404 ? <EmptyState {...gone} /> : children}
    </div>
  )
}
