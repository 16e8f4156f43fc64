import { useEffect } from 'react'
import { type DocumentLayoutProps, useEditState, usePresenceStore } from 'sanity'
import { isArticleType } from '../actions/article-type.ts'
import { isOnSite } from '../actions/publishing.ts'

/** Forms that are open, one beside the other. */
let openForms = 0

/** The Studio tells which document is open, and never that none is any more: others would see who has left it for as long as the tab lives. */
function useToldLeaving(): void {
  const presence = usePresenceStore()
  useEffect(() => {
    openForms += 1
    return () => {
      openForms -= 1
      if (openForms === 0) presence.setLocation([])
    }
  }, [presence])
}

/**
 * Marks a form with whether visitors see its document: the Studio's green chip says only that there is a published copy,
 * which may be archived. See `studio.css`.
 */
export function OnSiteLayout(props: DocumentLayoutProps) {
  const { documentId, documentType } = props
  useToldLeaving()
  const copies = useEditState(documentId, documentType)
  const isSeen = isArticleType(documentType) ? isOnSite(copies) : copies.published !== null
  return (
    <div data-on-site={isSeen} style={{ display: 'contents' }}>
      {props.renderDefault(props)}
    </div>
  )
}
