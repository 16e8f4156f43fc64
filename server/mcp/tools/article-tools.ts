import * as z from 'zod/mini'
import { HttpError } from '#server/http/http-error.ts'
import { ARTICLE_TYPES, STATUSES, type ArticleType } from '#shared/content/status.ts'
import {
  bodyInput,
  blogInput,
  caseStudyInput,
  type StaffBlog,
  type StaffCaseStudy,
} from '#shared/contracts/editing.ts'
import type { Articles } from '../ports.ts'
import { bodyMarkdown } from './body-markdown.ts'
import { tokenTool, type Tool } from './tool.ts'

const PAGE_SIZE = 20

const type = z.enum(ARTICLE_TYPES, { error: `Use one of: ${ARTICLE_TYPES.join(', ')}` })
const id = z
  .string()
  .check(z.minLength(1), z.maxLength(200))
  .register(z.globalRegistry, { description: 'Id or slug of the article' })
const revision = z.string().check(z.minLength(1), z.maxLength(200)).register(z.globalRegistry, {
  description: 'Revision of the article that was read. A change since then rejects the call',
})
const moment = z.iso
  .datetime({ offset: true, error: 'Use a date and time such as 2026-03-01T09:00:00Z' })
  .register(z.globalRegistry, {
    description: 'Date and time in the future, such as 2026-03-01T09:00:00Z',
  })

/** Fields that control the publication of an article, such as its status. Tools for drafts do not accept them. */
const OF_PUBLICATION = {
  revision: true,
  status: true,
  publish_at: true,
  unpublish_at: true,
  published_at: true,
} as const

const described = bodyInput.register(z.globalRegistry, {
  description: 'Markdown, or Portable Text blocks as read_article returns them',
})

/** Fields of a draft. `strictObject`, so that a field that tools do not accept is reported. */
const blogDraft = z.strictObject({
  ...z.omit(blogInput, OF_PUBLICATION).shape,
  body: z.optional(described),
})
const caseStudyDraft = z.strictObject({
  ...z.omit(caseStudyInput, OF_PUBLICATION).shape,
  body: z.optional(described),
})

type Draft = z.output<typeof blogDraft> & z.output<typeof caseStudyDraft>

const shownFields = z.union([blogDraft, caseStudyDraft]).register(z.globalRegistry, {
  description: 'Fields of a blog, or of a case study',
})
/**
 * Fields as a program sends them. {@link fieldsOf} validates them with the schema of the article type, so that an error names the field.
 */
const fields = z.record(z.string().check(z.maxLength(100)), z.unknown())

/**
 * Validates the fields in the arguments of a call for one article type. @throws HttpError `validation_failed`, also for a field that only
 * the other article type has
 */
function fieldsOf(of: ArticleType, given: unknown): Draft {
  const parsed = (of === 'blog' ? blogDraft : caseStudyDraft).safeParse(given)
  // All fields of both types are optional, so the valid fields of one type are a valid `Draft`.
  if (parsed.success) return parsed.data as Draft
  const names = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new HttpError('validation_failed', `Check the fields. ${names.slice(0, 10).join('; ')}`)
}

/** State of an article after a write. The text is omitted, because the program has just sent it. */
const receipt = ({
  data,
  end,
}: {
  readonly data: StaffBlog | StaffCaseStudy
  readonly end: 'written' | 'pending'
}) =>
  JSON.stringify({
    id: data.id,
    title: data.title,
    slug: data.slug,
    status: data.status,
    is_live: data.is_live,
    has_unpublished_changes: data.has_unpublished_changes,
    publish_at: data.publish_at,
    revision: data.revision,
    ...(end === 'pending' && { pending: 'Stored on this server until the CMS can be reached' }),
  })

/** True if a body has pictures or links to articles. Replacing it by Markdown of a program would lose them. */
const hasReferences = (body: unknown) => JSON.stringify(body ?? []).includes('"_ref"')

/** Creates the tools for articles. They write drafts, which visitors do not see; no tool publishes at once. */
export function articleTools(articles: Articles): readonly Tool[] {
  /** Rejects a Markdown body that would replace pictures or links to articles. */
  const assertKeepsReferences = async (of: ArticleType, article: string, body: unknown) => {
    if (typeof body !== 'string') return
    const current = await articles.get(of, article)
    if (!hasReferences(current.body)) return
    throw new HttpError(
      'validation_failed',
      'Read the article with format "blocks" and send the changed blocks. Markdown would lose its pictures or links to articles',
    )
  }

  return [
    tokenTool('content.read', {
      name: 'list_articles',
      title: 'List articles',
      description: `Lists articles with drafts, the last changed first, ${PAGE_SIZE} per page.`,
      input: z.object({
        type,
        status: z.optional(z.enum(STATUSES, { error: `Use one of: ${STATUSES.join(', ')}` })),
        search: z.optional(z.string().check(z.maxLength(200))),
        page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
      }),
      run: async ({ type: of, status, search, page = 1 }) => {
        const { items, total } = await articles.list({
          type: of,
          statuses: status && [status],
          text: search,
          offset: (page - 1) * PAGE_SIZE,
          limit: PAGE_SIZE,
        })
        return JSON.stringify({
          total,
          page,
          articles: items.map((item) => ({
            id: item.id,
            title: item.title,
            slug: item.slug,
            status: item.status,
            is_live: item.is_live,
            has_unpublished_changes: item.has_unpublished_changes,
            publish_at: item.publish_at,
            updated_at: item.updated_at,
            revision: item.revision,
          })),
        })
      },
    }),
    tokenTool('content.read', {
      name: 'read_article',
      title: 'Read an article',
      description:
        'Returns all fields of an article, those of its draft if it has one. The text is Markdown, or with format "blocks" Portable Text, which keeps pictures and links to articles.',
      input: z.object({ type, id, format: z.optional(z.enum(['markdown', 'blocks'])) }),
      run: async ({ type: of, id: article, format = 'markdown' }) => {
        const found = await articles.get(of, article)
        if (format === 'blocks') return JSON.stringify(found)
        return JSON.stringify({ ...found, body: bodyMarkdown(found) })
      },
    }),
    tokenTool('content.write', {
      name: 'create_draft',
      title: 'Create a draft',
      description: 'Creates an article as a draft. Visitors do not see it.',
      input: z.object({ type, fields }),
      shown: z.object({ type, fields: shownFields }),
      run: async ({ type: of, fields: given }, { author }) => {
        const input = { ...fieldsOf(of, given), status: 'draft' as const }
        return receipt(await articles.create(of, input, { by: author, publish: false }))
      },
    }),
    tokenTool('content.write', {
      name: 'edit_draft',
      title: 'Edit a draft',
      description:
        'Changes fields of an article in its draft. A published version stays as it is until a person publishes the draft. Absent fields stay unchanged.',
      input: z.object({ type, id, revision, fields }),
      shown: z.object({ type, id, revision, fields: shownFields }),
      run: async ({ type: of, id: article, revision: read, fields: given }, { author }) => {
        const input = fieldsOf(of, given)
        await assertKeepsReferences(of, article, input.body)
        const options = { by: author, publish: false, revision: read } as const
        return receipt(await articles.update(of, article, input, options))
      },
    }),
    tokenTool('content.publish', {
      name: 'schedule_article',
      title: 'Schedule an article',
      description:
        'Schedules the publication of an article, with the changes of its draft. People can see and change the schedule until then.',
      input: z.object({ type, id, revision, publish_at: moment }),
      run: async ({ type: of, id: article, revision: read, publish_at: at }, { author }) =>
        receipt(
          await articles.update(
            of,
            article,
            { status: 'scheduled', publish_at: at },
            { by: author, publish: false, revision: read },
          ),
        ),
    }),
  ]
}
