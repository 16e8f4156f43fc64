import { useEffect } from 'react'
import { type DocumentLayoutProps, useEditState, usePresenceStore } from 'sanity'
import { isArticleType } from '../actions/article-type.ts'
import { isOnSite } from '../actions/publishing.ts'

/** Number of open forms. */
let openForms = 0

/**
 * Reports to presence when the last document is closed. The Studio only reports open documents, so other editors would see this editor in a
 * closed document for the lifetime of the tab.
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
 * Wraps the form in an element whose attribute shows if the document is visible to visitors: the Studio's green chip only shows that a
 * published copy exists, which may be archived. See `studio.css`.
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
