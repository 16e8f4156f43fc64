import { type DocumentLayoutProps, useEditState } from 'sanity'
import { isArticleType } from '../actions/article-type.ts'
import { isOnSite } from '../actions/publishing.ts'

/**
 * Marks a form with whether visitors see its document: the Studio's green chip says only that there is a published copy,
 * which may be archived. See `studio.css`.
 */
export function OnSiteLayout(props: DocumentLayoutProps) {
  const { documentId, documentType } = props
  const copies = useEditState(documentId, documentType)
  const isSeen = isArticleType(documentType) ? isOnSite(copies) : copies.published !== null
  return (
    <div data-on-site={isSeen} style={{ display: 'contents' }}>
      {props.renderDefault(props)}
    </div>
  )
}
