import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { isPageType } from '#shared/content/pages/fixed-pages.ts'
import { isArticleType } from './article-type.ts'
import { definePublishAction } from './publish-to-site.tsx'
import { toDuplicate } from './publishing.ts'
import { useResetToShipped } from './reset-to-shipped.tsx'
import { useTakeOffSite } from './take-off-site.tsx'

const publishArticle = definePublishAction('article')
const publishPart = definePublishAction('part')

/** Names of the actions that fixed pages do not have. They would leave a route without its document, or create a second document for it. */
const NOT_FOR_PAGES: ReadonlySet<unknown> = new Set(['unpublish', 'duplicate', 'delete'])

/**
 * Document actions of the Studio. “Publish to site” replaces Publish, and the site's own Unpublish replaces that of the Studio. Authors,
 * categories and other types without a status have no Unpublish, because documents that refer to them would lose their author or category.
 * A fixed page always needs a text, so it can only be published and reset.
 */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  if (isPageType(schemaType)) {
    const others = actions.filter(({ action }) => !NOT_FOR_PAGES.has(action))
    return [
      ...others.map((action) => (action.action === 'publish' ? publishArticle : action)),
      useResetToShipped,
    ]
  }
  const isArticle = isArticleType(schemaType)
  return actions.flatMap((action) => {
    if (action.action === 'publish') return [isArticle ? publishArticle : publishPart]
    if (action.action === 'unpublish') return isArticle ? [useTakeOffSite] : []
    return [isArticle && action.action === 'duplicate' ? asDraft(action) : action]
  })
}

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Returns one wrapped component for each action. A new component at each call would lose the state of its hooks. */
function asDraft(action: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(action)
  if (known !== undefined) return known
  const useDuplicate: DocumentActionComponent = (props) =>
    action(Object.assign({}, props, { mapDocument: toDuplicate }))
  useDuplicate.action = 'duplicate'
  useDuplicate.displayName = 'DuplicateAsDraft'
  wrapped.set(action, useDuplicate)
  return useDuplicate
}
