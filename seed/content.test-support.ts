import { toPlainText } from '#shared/text/portable-text.ts'
import { demoContent, type DemoDocument } from './demo-content.ts'

/** The demonstration content, made once for all tests of a file. */
export const { documents, pictures } = await demoContent()

export const ofType = (type: string): DemoDocument[] =>
  documents.filter(({ _type }) => _type === type)

/** One copy of each article: the published one where there is an edit over it. */
export const articles = (type: string): DemoDocument[] =>
  ofType(type).filter(({ _id }) => !documents.some((other) => `drafts.${other._id}` === _id))

/** What visitors see. */
export const published = (type: string): DemoDocument[] =>
  articles(type).filter(({ status }) => status === 'published')

type Block = Readonly<Record<string, unknown>>

/** The blocks of an article's text. */
export const bodyOf = (document: DemoDocument): readonly Block[] =>
  // Safe: the demonstration content is made by this folder, and an absent body fails the tests that count words.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  document['body'] as readonly Block[]

/** The slug that an article's page is reached by. */
export function slugOf({ slug }: DemoDocument): string {
  const isSlug = typeof slug === 'object' && slug !== null && 'current' in slug
  return isSlug ? String(slug.current) : ''
}

/** The words of a body in lower case, code and tables among them. */
export const wordsOf = (body: readonly Block[]): string[] =>
  toPlainText(body)
    .toLowerCase()
    .match(/[\p{L}\p{N}’']+/gu) ?? []
