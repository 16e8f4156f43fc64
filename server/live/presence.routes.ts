import { serve, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { OpenArticle } from '#shared/contracts/presence.ts'
import type { Presence } from './presence.ts'

/**
 * Users with open articles. The caller's own tab is omitted, and each user is listed once per article and location (staff area or Studio).
 */
export function presenceRoutes(
  presence: Presence,
  { knowsStudio }: { readonly knowsStudio: boolean },
): Route[] {
  return [
    serve(staffOperations.presence, ({ query: { tab }, staff }) => {
      const open = new Map<string, OpenArticle>()
      for (const { articleId, userId, name, place, tab: seat } of presence.list()) {
        if (userId === staff.id && place === 'admin' && seat === tab) continue
        const article = { article_id: articleId, user_id: userId, name, place }
        open.set(JSON.stringify([articleId, userId, place]), article)
      }
      return { open: [...open.values()], knows_studio: knowsStudio }
    }),
  ]
}
