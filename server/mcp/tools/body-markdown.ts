import * as z from 'zod/mini'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import type { StaffBlog } from '#shared/contracts/editing.ts'
import { portableTextToMarkdown } from '#shared/markdown/portable-text-to-markdown.ts'
import type { ObjectBlock } from '#shared/text/rich-text.ts'

const link = z.object({ href: z.string() })
const articleLink = z.object({
  target: z.object({ type: z.enum(ARTICLE_TYPES), slug: z.string() }),
})
const picture = z.object({ picture: z.object({ url: z.string() }) })

/** Converts the body of an article, as REST returns it, to Markdown with paths of this site. */
export const bodyMarkdown = ({ body }: Pick<StaffBlog, 'body'>): string =>
  // Blocks of a response have the attributes of their types. The writer checks each attribute, so the assertion is safe.
  portableTextToMarkdown(body as readonly ObjectBlock[], {
    link: (mark) => {
      const { target } = articleLink.safeParse(mark).data ?? {}
      if (target !== undefined) return contentTypes[target.type].paths.page(target.slug)
      return link.safeParse(mark).data?.href
    },
    picture: (block) => picture.safeParse(block).data?.picture.url,
  })
