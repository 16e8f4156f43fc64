import * as z from 'zod'
import { serve, type Route } from '#server/http/route.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { byContentType } from '#shared/content/content-types/content-types.ts'
import { ARTICLE_TYPES, isStatus, type ArticleType, type Status } from '#shared/content/status.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { Choice, Overview } from '#shared/contracts/staff.ts'
import { canonicalPath } from '#shared/paths/canonical-path.ts'
import type { EditingService } from './editing-service.types.ts'
import type { EditingMirrorStore } from './ports.ts'

/** Functions of the mirror that list authors and categories. */
export interface ChoicesMirror {
  read<T>(
    work: (
      store: Pick<EditingMirrorStore, 'editing'> & {
        ofType(
          type: string,
          page: { readonly offset: number; readonly limit: number },
        ): Promise<{ documents: readonly LakeDocument[]; total: number }>
      },
    ) => Promise<T>,
  ): Promise<T>
  readonly status: { readonly filled: boolean; readonly current: boolean }
}

export interface StaffRoutesOptions {
  readonly mirror: ChoicesMirror
  readonly service: Pick<EditingService, 'list'>
  /** Returns true if a path in its canonical form is a page for visitors or redirects to one. */
  readonly leads: (path: string) => Promise<boolean>
  readonly outbox: { counts(): Promise<Overview['outbox']> }
  readonly cmsState: () => 'up' | 'down'
}

const MOST_CHOICES = 1_000
const RECENT = 8

const text = z.string().catch('')
const named = z.looseObject({
  name: text.default(''),
  title: text.default(''),
  slug: z.looseObject({ current: z.string() }).optional().catch(undefined),
})

function toChoice(document: LakeDocument): Choice {
  const { name, title, slug } = named.parse(document)
  return { id: document._id, title: name || title || 'Untitled', slug: slug?.current ?? null }
}

const zero: Readonly<Record<Status, number>> = {
  draft: 0,
  in_review: 0,
  scheduled: 0,
  published: 0,
  archived: 0,
}

/** Routes of the dashboard, and of the lists of authors and categories in the editor. */
export function createStaffRoutes(options: StaffRoutesOptions): Route[] {
  const { mirror, service, outbox, leads, cmsState } = options

  const choices = (
    operation: typeof staffOperations.authors | typeof staffOperations.categories,
    type: string,
  ): Route =>
    serve(operation, async () => {
      const { documents } = await mirror.read(async (store) =>
        store.ofType(type, { offset: 0, limit: MOST_CHOICES }),
      )
      return documents
        .map(toChoice)
        .toSorted((left, right) => left.title.localeCompare(right.title, 'en'))
    })

  type Recent = Overview['recent'][number]

  /** Returns articles of both types, sorted by last change (newest first) or by due time (earliest first). */
  const listed = async (
    statuses: readonly Status[] | undefined,
    order: 'updated_at' | 'due_at' = 'updated_at',
    signal?: AbortSignal,
  ): Promise<readonly Recent[]> => {
    const descending = order === 'updated_at'
    const by = ({ updated_at: changed, publish_at: out }: Recent) =>
      (descending ? changed : out) ?? ''
    const lists = await Promise.all(
      ARTICLE_TYPES.map(async (type) => {
        const { items } = await service.list(
          { type, statuses, order, descending, offset: 0, limit: RECENT },
          signal,
        )
        return items.map((item) => ({
          id: item.id,
          type,
          title: item.title,
          status: item.status,
          updated_at: item.updated_at,
          publish_at: item.publish_at,
          has_unpublished_changes: item.has_unpublished_changes,
        }))
      }),
    )
    return lists
      .flat()
      .toSorted((left, right) => by(left).localeCompare(by(right)) * (descending ? -1 : 1))
      .slice(0, RECENT)
  }

  const countsOf = async (type: ArticleType) => {
    const found = await mirror.read(async (store) => store.editing.counts(type))
    return { ...zero, ...Object.fromEntries([...found].filter(([status]) => isStatus(status))) }
  }

  const allCounts = async () =>
    new Map(
      await Promise.all(ARTICLE_TYPES.map(async (type) => [type, await countsOf(type)] as const)),
    )

  return [
    choices(staffOperations.authors, 'author'),
    choices(staffOperations.categories, 'category'),
    serve(staffOperations.knownPath, async ({ query: { path = '/' } }) => ({
      path,
      leads: await leads(canonicalPath(path)),
    })),
    serve(staffOperations.overview, async ({ request: { signal } }) => {
      const { filled, current } = mirror.status
      const [counts, inReview, scheduled, recent, waits] = await Promise.all([
        allCounts(),
        listed(['in_review'], 'updated_at', signal),
        listed(['scheduled'], 'due_at', signal),
        listed(undefined, 'updated_at', signal),
        outbox.counts(),
      ])
      return {
        counts: byContentType((type) => counts.get(type) ?? zero),
        waiting: [...inReview, ...scheduled],
        recent,
        outbox: waits,
        health: { cms: cmsState(), copy: filled ? (current ? 'current' : 'behind') : 'missing' },
      } as const
    }),
  ]
}
