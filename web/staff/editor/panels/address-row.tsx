import { useState } from 'react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import type { StaffArticle } from '../form/to-form.ts'
import { AddressDialog } from './address-dialog.tsx'

interface AddressRowProps {
  readonly type: ArticleType
  /** A published article. */
  readonly article: StaffArticle
  readonly settledRevision: () => Promise<string | null>
  readonly error: string | undefined
  readonly onMoved: (article: StaffArticle) => void
}

/** Row with the address of a published article. A dialog is the only way to change the address. */
export function AddressRow(props: AddressRowProps) {
  const { type, article, settledRevision, error, onMoved } = props
  const { origin } = useApp()
  const mayPublish = useMay('content.publish')
  const [isAsking, setAsking] = useState(false)
  const path = contentTypes[type].paths.page(article.frozen_slug ?? '')
  return (
    <div className="field">
      <p className="field-label">Address</p>
      <p className="edit-frozen">
        <span>{`${new URL(origin).host}${path}`}</span>
        {mayPublish && (
          <button
            type="button"
            id="field-slug"
            className="edit-link"
            onClick={() => setAsking(true)}
          >
            Change address
          </button>
        )}
      </p>
      {error !== undefined && <FieldError text={error} />}
      <AddressDialog
        type={type}
        article={article}
        settledRevision={settledRevision}
        open={isAsking}
        onClose={() => setAsking(false)}
        onMoved={onMoved}
      />
    </div>
  )
}
