import { useMemo, type ReactNode } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { PictureOwner } from './pictures/picture-owner.ts'

interface EditSheetProps {
  readonly mayWrite: boolean
  readonly type: ArticleType
  /** Null until it is made. */
  readonly article: { readonly id: string } | null
  readonly children: ReactNode
}

/** The fields of an article. For who may not write, everything inside is out of use at once, whatever fields there are. */
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
