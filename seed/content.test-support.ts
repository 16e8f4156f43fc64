import { toPlainText } from '#shared/text/portable-text.ts'
import { demoContent, type DemoDocument } from './demo-content.ts'

/** Demonstration content, created once for all tests in a file. */
export const { documents, pictures } = await demoContent()

export const ofType = (type: string): DemoDocument[] =>
  documents.filter(({ _type }) => _type === type)

/** Returns all articles of a type, each once: the published document or, without one, the draft. */
export const articles = (type: string): DemoDocument[] =>
  ofType(type).filter(({ _id }) => !documents.some((other) => `drafts.${other._id}` === _id))

/** Returns the articles of a type that visitors can see. */
export const published = (type: string): DemoDocument[] =>
  articles(type).filter(({ status }) => status === 'published')

type Block = Readonly<Record<string, unknown>>

/** Returns the blocks of an article's text. */
export const bodyOf = (document: DemoDocument): readonly Block[] =>
  // `demoContent` writes a list of blocks to the body of every article.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  document['body'] as readonly Block[]

/** Returns the slug of an article. */
export function slugOf({ slug }: DemoDocument): string {
  const isSlug = typeof slug === 'object' && slug !== null && 'current' in slug
  return isSlug ? String(slug.current) : ''
}

/** Returns the words of a body in lower case, including those in code and tables. */
export const wordsOf = (body: readonly Block[]): string[] =>
  toPlainText(body)
    .toLowerCase()
    .match(/[\p{L}\p{N}’']+/gu) ?? []
