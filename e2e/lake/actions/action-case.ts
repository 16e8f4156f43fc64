/** Error of the HTTP API. The rules are Sanity's; no page of Sanity documents their status codes and error types. */
export interface Rejection {
  readonly status: number
  readonly type: string
}

/** One request to `/data/actions`. `x` is the document that the action changes, `y` is another document. */
export interface ActionCase {
  readonly name: string
  /** Ids of the documents that exist before the request. Each contains `text: 'of <id>'`. */
  readonly existing: readonly string[]
  readonly actions: readonly Readonly<Record<string, unknown>>[]
  /** Expected error. A rejected request changes no document. */
  readonly rejected?: Rejection
  /** Expected `text` of every document after a successful request. */
  readonly after?: Readonly<Record<string, string>>
  /** URL of the page that documents the rule, or "assumed" if there is none. */
  readonly source: string
}

export const REFERENCE = 'https://www.sanity.io/docs/http-reference/actions'
export const GUIDE = 'https://www.sanity.io/docs/content-lake/dispatch-actions'
export const client = (type: string) => `https://reference.sanity.dev/_sanity/client/${type}`
export const studio = (pull: number) => `https://github.com/sanity-io/sanity/pull/${pull}`
export const ASSUMED = 'assumed'

export const INVALID: Rejection = { status: 400, type: 'invalidActionError' }
export const MISSING: Rejection = { status: 404, type: 'documentNotFoundError' }
export const EXISTS: Rejection = { status: 409, type: 'documentAlreadyExistsError' }
export const UNNAMED: Rejection = { status: 409, type: 'invalidActionError' }
export const STALE: Rejection = { status: 409, type: 'documentRevisionIDDoesNotMatchError' }

export const act = (name: string, fields: object) => ({
  actionType: `sanity.action.document.${name}`,
  ...fields,
})
export const document = (id: string | undefined, text = 'new') => ({
  ...(id !== undefined && { _id: id }),
  _type: 'note',
  text,
})
const pair = { draftId: 'drafts.x', publishedId: 'x' }
export const patch = { set: { text: 'edited' } }
export const create = (
  id: string | undefined,
  ifExists = 'fail',
  publishedId: string | undefined = 'x',
) => act('create', { publishedId, attributes: document(id), ifExists })
export const edit = (fields: object) => act('edit', { ...pair, patch, ...fields })
export const replaceDraft = (id: string | undefined, publishedId = 'x') =>
  act('replaceDraft', { publishedId, attributes: document(id) })
export const publish = (fields: object = {}) => act('publish', { ...pair, ...fields })
export const unpublish = (fields: object = {}) => act('unpublish', { ...pair, ...fields })
export const discard = (draftId: string) => act('discard', { draftId })
export const remove = (fields: object = {}) =>
  act('delete', { publishedId: 'x', includeDrafts: [], ...fields })
export const createVersion = (fields: object) =>
  act('version.create', { publishedId: 'x', ...fields })
export const replaceVersion = (id: string | undefined) =>
  act('version.replace', { document: document(id) })
export const discardVersion = (versionId: string) => act('version.discard', { versionId })
export const unpublishVersion = (fields: object = {}) =>
  act('version.unpublish', { versionId: 'versions.r.x', publishedId: 'x', ...fields })
