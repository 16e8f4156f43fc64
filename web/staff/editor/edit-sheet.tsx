import { useMemo, type ReactNode } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { PictureOwner } from './pictures/picture-owner.ts'

interface EditSheetProps {
  readonly mayWrite: boolean
  readonly type: ArticleType
  /** The article. Null until it is created. */
  readonly article: { readonly id: string } | null
  readonly children: ReactNode
}

/** Fields of an article, in one fieldset that is disabled for users without write access. */
export function EditSheet({ mayWrite, type, article, children }: EditSheetProps) {
  const id = article?.id
  const owner = useMemo(
    () => (id === undefined ? undefined : { content_type: type, object_id: id }),
    [type, id],
  )
  return (
    <PictureOwner value={owner}>
      {mayWrite ? (
        <div className="edit-sheet" data-saves-itself="">
          {children}
        </div>
      ) : (
        <fieldset className="edit-sheet" disabled aria-label="Read only">
          {children}
        </fieldset>
      )}
    </PictureOwner>
  )
}
