import { useEffect } from 'react'
import { type DocumentLayoutProps, useEditState, usePresenceStore } from 'sanity'
import { isArticleType } from '../actions/article-type.ts'
import { isOnSite } from '../actions/publishing.ts'

/** Number of document forms that are open in this tab. */
let openForms = 0

/**
 * Sends presence when the last form is closed. The Studio sends presence only for open documents, so other editors would see this one in a
 * closed document until the tab is closed.
 */
function useLeaveNotice(): void {
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
 * Wraps the form in an element with an attribute that says if visitors see the document. The Studio's green chip means only that a
 * published document exists, which may be archived, so `studio.css` colours it by this attribute.
 */
export function OnSiteLayout(props: DocumentLayoutProps) {
  const { documentId, documentType } = props
  useLeaveNotice()
  const copies = useEditState(documentId, documentType)
  const isSeen = isArticleType(documentType) ? isOnSite(copies) : copies.published !== null
  return (
    <div data-on-site={isSeen} style={{ display: 'contents' }}>
      {props.renderDefault(props)}
    </div>
  )
}
