/**
 * Schemas of the parts that pages consist of. The shipped copy in `shared/pages` has the same types (`page-copy.ts`), so a component can
 * render both. Texts are plain; no string contains markup.
 */
import * as z from 'zod/mini'
import { readLinkedText, SAFE_HREF } from './linked-text.ts'

/** Text with at least one visible character. */
export const text = z.string().check(z.regex(/\S/u))

/** Target of a link. */
export const href = z.string().check(z.regex(SAFE_HREF))

/** Text with links. In documents it is one string. In copy that was parsed before, it is a list of text parts and links. */
export const linkedText = z.union([
  z.pipe(text, z.transform(readLinkedText)),
  z.array(z.union([z.string(), z.object({ label: text, href })])).check(z.minLength(1)),
])

/** Figure in the style of the denomination on a banknote. */
export const figure = z.object({ figure: text, title: text, text })

/** Type of a parsed part with all properties readonly. */
export type Copy<Part> = { readonly [Key in keyof Part]: Copy<Part[Key]> }

/** Metadata of a page for search engines and social networks. The title does not contain the name of the product. */
export const pageMeta = z.object({ title: text, description: text, keywords: z.array(text) })

/** Heading with its text. */
export const point = z.object({ title: text, text })

/** Question of a visitor, with its answer. */
export const question = z.object({ question: text, answer: text })

/** Fact with a label. Facts are shown below the head of a page. */
export const fact = z.object({ label: text, value: text })

/** Table. Every row has as many cells as there are columns; the first cell is the row's heading. `note` is shown below the table. */
export const recordTable = z
  .object({
    columns: z.array(text),
    rows: z.array(z.array(z.string())),
    note: z.optional(text),
  })
  .check(
    z.refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      error: 'Every row needs as many cells as there are columns',
      path: ['rows'],
    }),
  )

/** Attributes of the head of a numbered section. `label` has one to four words and is also shown in the navigation at the side. */
export const sectionHead = { label: text, heading: text, intro: z.optional(text) }

/** Head of a numbered section. */
export const section = z.object(sectionHead)

/**
 * Field of a specimen document. `detail` is the small print below the value, `note` the annotation in the margin. `kind` is `result` for an
 * outcome with a tick, `time` for the monospaced typeface, and absent for plain text.
 */
export const specimenField = z.object({
  label: text,
  value: text,
  detail: z.optional(text),
  kind: z.optional(z.enum(['result', 'time'])),
  note: z.optional(point),
})

/**
 * Annotated specimen of a document that customers receive. It is clearly marked as a specimen and names no real person or company. `kind`
 * is the kind of document, such as "Verification report". `foot` contains one or two short lines for the bottom.
 */
export const specimen = z.object({
  kind: text,
  title: text,
  number: text,
  fields: z.array(specimenField),
  foot: z.array(text),
})

/** Date of the last review of a section on law, such as 2026-11-22. */
export const reviewDate = z.iso.date()
