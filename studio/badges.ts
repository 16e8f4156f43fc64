import type { DocumentBadgeComponent, DocumentBadgesResolver } from 'sanity'
import type { Status } from '#shared/content/status.ts'
import { STATUS_WORDS, toStatus } from '#schemas/status-words.ts'
import { isArticleType } from './actions/article-type.ts'
import { isOnSite } from './actions/publishing.ts'

const COLORS: Readonly<Partial<Record<Status, 'primary' | 'success' | 'warning'>>> = {
  in_review: 'primary',
  scheduled: 'warning',
  published: 'success',
}

/** Badge with the status of the draft or, without a draft, of the published document. */
const useStatusBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const current = draft ?? published
  if (current === null) return null
  const status = toStatus(current['status'])
  const color = COLORS[status]
  return {
    label: STATUS_WORDS[status].title,
    title: 'Status of this version',
    icon: STATUS_WORDS[status].icon,
    ...(color !== undefined && { color }),
  }
}

/** Badge for a document on the site whose draft has changes that visitors do not see yet. */
const useOnSiteBadge: DocumentBadgeComponent = ({ id, draft, published }) => {
  if (draft === null || !isOnSite({ id, draft, published })) return null
  return {
    label: 'Older version on the site',
    title: 'Visitors see the last published version until you choose “Publish to site”.',
    color: 'warning',
  }
}

/** Badges of articles. Other types have the Studio's own badges. */
export const documentBadges: DocumentBadgesResolver = (badges, { schemaType }) =>
  isArticleType(schemaType) ? [useStatusBadge, useOnSiteBadge, ...badges] : badges
