import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { clockWithZone } from '#shared/time/zoned-moment.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { shortDayName } from '#web/lib/staff/meeting-labels.ts'
import { ownZone } from '#web/lib/staff/moments.ts'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import type { Intent } from '../editing-rules.ts'
import type { StaffArticle } from '../form/to-form.ts'

interface SavedNotice {
  readonly text: string
  readonly action: { readonly label: string; readonly href: string } | undefined
}

interface Saved {
  readonly type: ArticleType
  readonly intent: Intent
  /** True for the first manual save of the article. */
  readonly isNew: boolean
  /** The article as stored by the server. */
  readonly article: StaffArticle
  /** Current time in milliseconds since 1970. */
  readonly now: number
  /** Time zone. Default: the zone of the browser. */
  readonly zone?: string
}

const isoOf = (now: number) => new Date(now).toISOString()

/** Formats a moment as `Mon 30 Nov, 09:00 Berlin time`. Includes the year if it is not the current one. */
function dayAndTime(iso: string, now: number, zone: string): string {
  const { day, time } = inZone(iso, zone)
  const year = day.slice(0, 4)
  const isThisYear = inZone(isoOf(now), zone).day.startsWith(year)
  return `${shortDayName(day)}${isThisYear ? '' : ` ${year}`}, ${clockWithZone(time, zone)}`
}

/** Sentences about the effect of a save on visitors. Undefined if visitors see no change. */
function outcome({ intent, article, now, zone = ownZone() }: Saved): string | undefined {
  const time = clockWithZone(inZone(isoOf(now), zone).time, zone)
  if (intent === 'take-off') return `Unpublished at ${time}. Readers no longer see it.`
  if (intent === 'publish' && article.pending) {
    return `Saved at ${time}. Readers see it as soon as the CMS can be reached.`
  }
  if (intent === 'publish') return `Published at ${time}. Readers see it now.`
  if (intent !== 'schedule' || article.publish_at === null) return undefined
  return `Scheduled for ${dayAndTime(article.publish_at, now, zone)}.`
}

/** Notice after a save: that a new article was created, or the effect on visitors. Links to the page if visitors see the saved version. */
export function savedNotice(saved: Saved): SavedNotice {
  const { type, intent, isNew, article } = saved
  const result = outcome(saved)
  const created = toastTexts.created[type]
  const address = contentTypes[type].paths.page(article.id)
  const isSeen = intent === 'publish' && article.is_live && !article.pending
  return {
    text:
      result === undefined
        ? (isNew ? toastTexts.created : toastTexts.updated)[type]
        : `${isNew ? `${created}. ` : ''}${result}`,
    action: isSeen ? { label: 'View on site', href: address } : undefined,
  }
}
