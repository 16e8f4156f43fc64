import { toPlainText } from '#shared/text/portable-text.ts'
import { demoContent, type DemoDocument } from './demo-content.ts'

/** Demonstration content, created once for all tests of a file. */
export const { documents, pictures } = await demoContent()

export const ofType = (type: string): DemoDocument[] =>
  documents.filter(({ _type }) => _type === type)

/** One copy of each article of a type: the published copy if there is one, else the draft. */
export const articles = (type: string): DemoDocument[] =>
  ofType(type).filter(({ _id }) => !documents.some((other) => `drafts.${other._id}` === _id))

/** Articles visible to visitors. */
export const published = (type: string): DemoDocument[] =>
  articles(type).filter(({ status }) => status === 'published')

type Block = Readonly<Record<string, unknown>>

/** Blocks of an article's text. */
export const bodyOf = (document: DemoDocument): readonly Block[] =>
  // `demoContent` writes a list of blocks as the body of every article.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  document['body'] as readonly Block[]

/** Slug of an article's page. */
export function slugOf({ slug }: DemoDocument): string {
  const isSlug = typeof slug === 'object' && slug !== null && 'current' in slug
  return isSlug ? String(slug.current) : ''
}

/** Words of a body in lower case, including code and tables. */
export const wordsOf = (body: readonly Block[]): string[] =>
  toPlainText(body)
    .toLowerCase()
    .match(/[\p{L}\p{N}’']+/gu) ?? []
