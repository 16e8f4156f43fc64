/** Error of the HTTP API. The rules are Sanity's; no page documents their status codes and error types. */
export interface Rejection {
  readonly status: number
  readonly type: string
}

/** One request to `/data/actions`. `x` is the subject of the action, `y` is another document. */
export interface ActionCase {
  readonly name: string
  /** Ids of the documents that exist before the request. Each contains `text: 'of <id>'`. */
  readonly existing: readonly string[]
  readonly actions: readonly Readonly<Record<string, unknown>>[]
  /** A rejected request changes no document. */
  readonly rejected?: Rejection
  /** The `text` of every document after a successful request. */
  readonly after?: Readonly<Record<string, string>>
  /** Page that documents the rule, or "assumed" if there is none. */
  readonly source: string
}

const REFERENCE = 'https://www.sanity.io/docs/http-reference/actions'
const GUIDE = 'https://www.sanity.io/docs/content-lake/dispatch-actions'
const client = (type: string) => `https://reference.sanity.dev/_sanity/client/${type}`
const studio = (pull: number) => `https://github.com/sanity-io/sanity/pull/${pull}`
const ASSUMED = 'assumed'

const INVALID: Rejection = { status: 400, type: 'invalidActionError' }
const MISSING: Rejection = { status: 404, type: 'documentNotFoundError' }
const EXISTS: Rejection = { status: 409, type: 'documentAlreadyExistsError' }
const UNNAMED: Rejection = { status: 409, type: 'invalidActionError' }
const STALE: Rejection = { status: 409, type: 'documentRevisionIDDoesNotMatchError' }

const act = (name: string, fields: object) => ({
  actionType: `sanity.action.document.${name}`,
  ...fields,
})
const document = (id: string | undefined, text = 'new') => ({
  ...(id !== undefined && { _id: id }),
  _type: 'note',
  text,
})
const pair = { draftId: 'drafts.x', publishedId: 'x' }
const patch = { set: { text: 'edited' } }
const create = (id: string | undefined, ifExists = 'fail', publishedId: string | undefined = 'x') =>
  act('create', { publishedId, attributes: document(id), ifExists })
const edit = (fields: object) => act('edit', { ...pair, patch, ...fields })
const replaceDraft = (id: string | undefined, publishedId = 'x') =>
  act('replaceDraft', { publishedId, attributes: document(id) })
const publish = (fields: object = {}) => act('publish', { ...pair, ...fields })
const unpublish = (fields: object = {}) => act('unpublish', { ...pair, ...fields })
const discard = (draftId: string) => act('discard', { draftId })
const remove = (fields: object = {}) =>
  act('delete', { publishedId: 'x', includeDrafts: [], ...fields })
const createVersion = (fields: object) => act('version.create', { publishedId: 'x', ...fields })
const replaceVersion = (id: string | undefined) =>
  act('version.replace', { document: document(id) })
const discardVersion = (versionId: string) => act('version.discard', { versionId })
const unpublishVersion = (fields: object = {}) =>
  act('version.unpublish', { versionId: 'versions.r.x', publishedId: 'x', ...fields })

const creating: readonly ActionCase[] = [
  {
    name: 'create makes a draft of a new document',
    existing: [],
    actions: [create('drafts.x')],
    after: { 'drafts.x': 'new' },
    source: GUIDE,
  },
  {
    name: 'create makes a version of a new document',
    existing: [],
    actions: [create('versions.r.x')],
    after: { 'versions.r.x': 'new' },
    source: GUIDE,
  },
  {
    name: 'create rejects an existing draft',
    existing: ['drafts.x'],
    actions: [create('drafts.x')],
    rejected: EXISTS,
    source: client('CreateAction'),
  },
  {
    name: 'create with ifExists "ignore" keeps an existing draft',
    existing: ['drafts.x'],
    actions: [create('drafts.x', 'ignore')],
    after: { 'drafts.x': 'of drafts.x' },
    source: client('CreateAction'),
  },
  {
    name: 'create rejects a document that is published',
    existing: ['x'],
    actions: [create('drafts.x')],
    rejected: EXISTS,
    source: studio(6937),
  },
  {
    name: 'create with ifExists "ignore" rejects a document that is published',
    existing: ['x'],
    actions: [create('drafts.x', 'ignore')],
    rejected: EXISTS,
    source: client('CreateAction'),
  },
  {
    name: 'create rejects a published _id',
    existing: [],
    actions: [create('x')],
    rejected: INVALID,
    source: GUIDE,
  },
  {
    name: 'create rejects the draft id of another document',
    existing: [],
    actions: [create('drafts.y')],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'create rejects a document without _id',
    existing: [],
    actions: [create(undefined)],
    rejected: INVALID,
    source: GUIDE,
  },
  {
    name: 'create rejects an incomplete draft id',
    existing: [],
    actions: [create('drafts.')],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'create rejects a document without _type',
    existing: [],
    actions: [act('create', { publishedId: 'x', attributes: { _id: 'drafts.x' } })],
    rejected: INVALID,
    source: GUIDE,
  },
  {
    name: 'create rejects a request without publishedId',
    existing: [],
    actions: [act('create', { attributes: document('drafts.x'), ifExists: 'fail' })],
    rejected: INVALID,
    source: GUIDE,
  },
  {
    name: 'create rejects a publishedId with a draft prefix',
    existing: [],
    actions: [create('drafts.drafts.x', 'fail', 'drafts.x')],
    rejected: INVALID,
    source: REFERENCE,
  },
]

const editing: readonly ActionCase[] = [
  {
    name: 'edit changes the draft',
    existing: ['x', 'drafts.x'],
    actions: [edit({})],
    after: { x: 'of x', 'drafts.x': 'edited' },
    source: client('EditAction'),
  },
  {
    name: 'edit makes the draft from the published document',
    existing: ['x'],
    actions: [edit({ patch: { unset: ['_empty_action_guard_pseudo_field_'] } })],
    after: { x: 'of x', 'drafts.x': 'of x' },
    source: client('EditAction'),
  },
  {
    name: 'edit makes a version from the published document',
    existing: ['x'],
    actions: [act('edit', { versionId: 'versions.r.x', publishedId: 'x', patch })],
    after: { x: 'of x', 'versions.r.x': 'edited' },
    source: GUIDE,
  },
  {
    name: 'edit rejects a document that does not exist',
    existing: [],
    actions: [edit({})],
    rejected: MISSING,
    source: client('EditAction'),
  },
  {
    name: 'edit rejects the draft of another document',
    existing: ['x'],
    actions: [edit({ draftId: 'drafts.y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'edit rejects an existing draft of another document',
    existing: ['x', 'drafts.y'],
    actions: [edit({ draftId: 'drafts.y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'edit rejects a published id as draftId',
    existing: ['x'],
    actions: [edit({ draftId: 'x' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'edit rejects a version prefix without a document id',
    existing: ['x'],
    actions: [edit({ draftId: 'versions.x' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'edit rejects a publishedId with a draft prefix',
    existing: ['drafts.x'],
    actions: [edit({ publishedId: 'drafts.x' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'edit rejects a patch that names another document',
    existing: ['x', 'y'],
    actions: [edit({ patch: { id: 'y', ...patch } })],
    rejected: INVALID,
    source: ASSUMED,
  },
  {
    name: 'replaceDraft replaces the draft',
    existing: ['drafts.x'],
    actions: [replaceDraft('drafts.x')],
    after: { 'drafts.x': 'new' },
    source: client('ReplaceDraftAction'),
  },
  {
    name: 'replaceDraft makes the draft of a published document',
    existing: ['x'],
    actions: [replaceDraft('drafts.x')],
    after: { x: 'of x', 'drafts.x': 'new' },
    source: client('ReplaceDraftAction'),
  },
  {
    name: 'replaceDraft rejects a document without draft and published version',
    existing: ['versions.r.x'],
    actions: [replaceDraft('drafts.x')],
    rejected: MISSING,
    source: client('ReplaceDraftAction'),
  },
  {
    name: 'replaceDraft rejects the draft of another document',
    existing: ['x', 'drafts.x', 'drafts.y'],
    actions: [replaceDraft('drafts.y')],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'replaceDraft rejects a published _id',
    existing: ['x', 'drafts.x'],
    actions: [replaceDraft('x')],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'replaceDraft rejects a document without _id',
    existing: ['drafts.x'],
    actions: [replaceDraft(undefined)],
    rejected: INVALID,
    source: client('ReplaceDraftAction'),
  },
  {
    name: 'discard deletes the draft',
    existing: ['x', 'drafts.x'],
    actions: [discard('drafts.x')],
    after: { x: 'of x' },
    source: client('DiscardAction'),
  },
  {
    name: 'discard rejects a draft that does not exist',
    existing: ['x'],
    actions: [discard('drafts.x')],
    rejected: MISSING,
    source: client('DiscardAction'),
  },
  {
    name: 'discard rejects a published id',
    existing: ['x', 'drafts.x'],
    actions: [discard('x')],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'discard rejects a prefix inside a prefix',
    existing: ['x', 'drafts.x'],
    actions: [discard('versions.r.drafts.x')],
    rejected: INVALID,
    source: REFERENCE,
  },
]

const publishing: readonly ActionCase[] = [
  {
    name: 'publish moves the draft of a new document',
    existing: ['drafts.x'],
    actions: [publish()],
    after: { x: 'of drafts.x' },
    source: client('PublishAction'),
  },
  {
    name: 'publish replaces the published document',
    existing: ['x', 'drafts.x', 'y'],
    actions: [publish()],
    after: { x: 'of drafts.x', y: 'of y' },
    source: client('PublishAction'),
  },
  {
    name: 'publish takes a version that belongs to no release',
    existing: ['x', 'versions.r.x'],
    actions: [publish({ draftId: 'versions.r.x' })],
    after: { x: 'of versions.r.x' },
    source: studio(12202),
  },
  {
    name: 'publish rejects a draft that does not exist',
    existing: ['x'],
    actions: [publish()],
    rejected: MISSING,
    source: client('PublishAction'),
  },
  {
    name: 'publish rejects the draft of another document',
    existing: ['x', 'drafts.y'],
    actions: [publish({ draftId: 'drafts.y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'publish rejects another published document as draftId',
    existing: ['x', 'y'],
    actions: [publish({ draftId: 'y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'publish rejects its own published id as draftId',
    existing: ['x'],
    actions: [publish({ draftId: 'x' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'publish rejects a publishedId with a draft prefix',
    existing: ['drafts.x', 'versions.r.x'],
    actions: [publish({ draftId: 'versions.r.x', publishedId: 'drafts.x' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'publish rejects a request without draftId',
    existing: ['drafts.x'],
    actions: [act('publish', { publishedId: 'x' })],
    rejected: INVALID,
    source: client('PublishAction'),
  },
  {
    name: 'publish rejects a draftId and a versionId that differ',
    existing: ['drafts.x', 'versions.r.x'],
    actions: [publish({ versionId: 'versions.r.x' })],
    rejected: INVALID,
    source: ASSUMED,
  },
  {
    name: 'publish rejects another revision of the draft',
    existing: ['drafts.x'],
    actions: [publish({ ifDraftRevisionId: 'older' })],
    rejected: STALE,
    source: client('PublishAction'),
  },
  {
    name: 'publish rejects another revision of the published document',
    existing: ['x', 'drafts.x'],
    actions: [publish({ ifPublishedRevisionId: 'older' })],
    rejected: STALE,
    source: client('PublishAction'),
  },
  {
    name: 'publish rejects a version that is marked for unpublishing',
    existing: ['x'],
    actions: [unpublishVersion(), publish({ draftId: 'versions.r.x' })],
    rejected: INVALID,
    source: ASSUMED,
  },
  {
    name: 'unpublish makes a draft of the published document',
    existing: ['x'],
    actions: [unpublish()],
    after: { 'drafts.x': 'of x' },
    source: client('UnpublishAction'),
  },
  {
    name: 'unpublish keeps an existing draft',
    existing: ['x', 'drafts.x'],
    actions: [unpublish()],
    after: { 'drafts.x': 'of drafts.x' },
    source: client('UnpublishAction'),
  },
  {
    name: 'unpublish rejects a document that is not published',
    existing: ['drafts.x'],
    actions: [unpublish()],
    rejected: MISSING,
    source: client('UnpublishAction'),
  },
  {
    name: 'unpublish rejects the draft id of another document',
    existing: ['x'],
    actions: [unpublish({ draftId: 'drafts.y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'unpublish rejects a published id as draftId',
    existing: ['x'],
    actions: [unpublish({ draftId: 'y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'unpublish rejects a version in place of the draft',
    existing: ['x'],
    actions: [unpublish({ draftId: 'versions.r.x' })],
    rejected: INVALID,
    source: GUIDE,
  },
  {
    name: 'unpublish rejects a request without draftId',
    existing: ['x'],
    actions: [act('unpublish', { publishedId: 'x' })],
    rejected: INVALID,
    source: GUIDE,
  },
]

const deleting: readonly ActionCase[] = [
  {
    name: 'delete removes the published document',
    existing: ['x', 'y', 'drafts.y'],
    actions: [remove()],
    after: { y: 'of y', 'drafts.y': 'of drafts.y' },
    source: client('DeleteAction'),
  },
  {
    name: 'delete removes drafts and versions that it names',
    existing: ['x', 'drafts.x', 'versions.r.x'],
    actions: [remove({ includeDrafts: ['drafts.x', 'versions.r.x'] })],
    after: {},
    source: GUIDE,
  },
  {
    name: 'delete takes the names in includeVersions',
    existing: ['x', 'drafts.x', 'versions.r.x'],
    actions: [act('delete', { publishedId: 'x', includeVersions: ['drafts.x', 'versions.r.x'] })],
    after: {},
    source: GUIDE,
  },
  {
    name: 'delete takes the name of a draft that does not exist',
    existing: ['x'],
    actions: [remove({ includeDrafts: ['drafts.x', 'versions.r.x'] })],
    after: {},
    source: studio(6115),
  },
  {
    name: 'delete rejects an existing draft that is not named',
    existing: ['x', 'drafts.x'],
    actions: [remove()],
    rejected: UNNAMED,
    source: client('DeleteAction'),
  },
  {
    name: 'delete rejects an existing version that is not named',
    existing: ['x', 'drafts.x', 'versions.r.x'],
    actions: [remove({ includeDrafts: ['drafts.x'] })],
    rejected: UNNAMED,
    source: studio(11364),
  },
  {
    name: 'delete rejects a version that an earlier action of the request made',
    existing: ['x'],
    actions: [createVersion({ baseId: 'x', versionId: 'versions.r.x' }), remove()],
    rejected: UNNAMED,
    source: studio(11364),
  },
  {
    name: 'delete takes a document whose version an earlier action of the request discarded',
    existing: ['x', 'versions.r.x'],
    actions: [discardVersion('versions.r.x'), remove()],
    after: {},
    source: studio(11364),
  },
  {
    name: 'delete rejects a document of which only a draft exists',
    existing: ['drafts.x'],
    actions: [remove({ includeDrafts: ['drafts.x'] })],
    rejected: MISSING,
    source: studio(6535),
  },
  {
    name: 'delete rejects a document that does not exist',
    existing: [],
    actions: [remove()],
    rejected: MISSING,
    source: studio(6535),
  },
  {
    name: 'delete rejects the draft of another document',
    existing: ['x', 'drafts.y'],
    actions: [remove({ includeDrafts: ['drafts.y'] })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'delete rejects another published document as a draft',
    existing: ['x', 'y'],
    actions: [remove({ includeDrafts: ['y'] })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'delete rejects a draft as publishedId',
    existing: ['drafts.x'],
    actions: [remove({ publishedId: 'drafts.x' })],
    rejected: INVALID,
    source: REFERENCE,
  },
]

const versions: readonly ActionCase[] = [
  {
    name: 'version.create copies the published document to a draft',
    existing: ['x'],
    actions: [createVersion({ baseId: 'x', versionId: 'drafts.x' })],
    after: { x: 'of x', 'drafts.x': 'of x' },
    source: GUIDE,
  },
  {
    name: 'version.create copies the draft to a version',
    existing: ['drafts.x'],
    actions: [createVersion({ baseId: 'drafts.x', versionId: 'versions.r.x' })],
    after: { 'drafts.x': 'of drafts.x', 'versions.r.x': 'of drafts.x' },
    source: GUIDE,
  },
  {
    name: 'version.create takes a document',
    existing: [],
    actions: [createVersion({ document: document('versions.r.x') })],
    after: { 'versions.r.x': 'new' },
    source: REFERENCE,
  },
  {
    name: 'version.create takes the document as attributes, as the App SDK sends it',
    existing: [],
    actions: [createVersion({ attributes: document('drafts.x') })],
    after: { 'drafts.x': 'new' },
    source: 'https://github.com/sanity-io/sdk',
  },
  {
    name: 'version.create rejects a version that exists',
    existing: ['x', 'versions.r.x'],
    actions: [createVersion({ baseId: 'x', versionId: 'versions.r.x' })],
    rejected: EXISTS,
    source: ASSUMED,
  },
  {
    name: 'version.create rejects a base that does not exist',
    existing: [],
    actions: [createVersion({ baseId: 'x', versionId: 'versions.r.x' })],
    rejected: MISSING,
    source: ASSUMED,
  },
  {
    name: 'version.create rejects another revision of the base',
    existing: ['x'],
    actions: [createVersion({ baseId: 'x', versionId: 'versions.r.x', ifBaseRevisionId: 'older' })],
    rejected: STALE,
    source: client('CreateVersionAction'),
  },
  {
    name: 'version.create rejects a base of another document',
    existing: ['x', 'y'],
    actions: [createVersion({ baseId: 'y', versionId: 'versions.r.x' })],
    rejected: INVALID,
    source: ASSUMED,
  },
  {
    name: 'version.create rejects the version of another document',
    existing: ['x'],
    actions: [createVersion({ baseId: 'x', versionId: 'versions.r.y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'version.create rejects a published id as versionId',
    existing: ['x'],
    actions: [createVersion({ baseId: 'x', versionId: 'y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'version.create rejects a document with a published _id',
    existing: [],
    actions: [createVersion({ document: document('x') })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'version.create rejects a document of another document group',
    existing: ['x'],
    actions: [createVersion({ document: document('drafts.y') })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'version.create rejects a request without publishedId',
    existing: ['x'],
    actions: [act('version.create', { document: document('versions.r.x') })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'version.create rejects a document together with a base',
    existing: ['x'],
    actions: [
      createVersion({ document: document('versions.r.x'), baseId: 'x', versionId: 'versions.s.x' }),
    ],
    rejected: INVALID,
    source: client('CreateVersionAction'),
  },
  {
    name: 'version.replace replaces a version',
    existing: ['x', 'versions.r.x'],
    actions: [replaceVersion('versions.r.x')],
    after: { x: 'of x', 'versions.r.x': 'new' },
    source: GUIDE,
  },
  {
    name: 'version.replace makes the version of a published document',
    existing: ['x'],
    actions: [replaceVersion('versions.r.x')],
    after: { x: 'of x', 'versions.r.x': 'new' },
    source: client('SanityClient'),
  },
  {
    name: 'version.replace rejects a document without version and published version',
    existing: ['drafts.x'],
    actions: [replaceVersion('versions.r.x')],
    rejected: MISSING,
    source: client('SanityClient'),
  },
  {
    name: 'version.replace rejects a published _id',
    existing: ['x'],
    actions: [replaceVersion('x')],
    rejected: INVALID,
    source: GUIDE,
  },
  {
    name: 'version.replace rejects a document without _id',
    existing: ['x'],
    actions: [replaceVersion(undefined)],
    rejected: INVALID,
    source: GUIDE,
  },
  {
    name: 'version.discard deletes a version',
    existing: ['x', 'drafts.x', 'versions.r.x'],
    actions: [discardVersion('versions.r.x')],
    after: { x: 'of x', 'drafts.x': 'of drafts.x' },
    source: GUIDE,
  },
  {
    name: 'version.discard rejects a version that does not exist',
    existing: ['x'],
    actions: [discardVersion('versions.r.x')],
    rejected: MISSING,
    source: client('SanityClient'),
  },
  {
    name: 'version.discard rejects a published id',
    existing: ['x'],
    actions: [discardVersion('x')],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'version.unpublish marks a copy of the published document',
    existing: ['x'],
    actions: [unpublishVersion()],
    after: { x: 'of x', 'versions.r.x': 'of x' },
    source: GUIDE,
  },
  {
    name: 'version.unpublish marks an existing version',
    existing: ['x', 'versions.r.x'],
    actions: [unpublishVersion()],
    after: { x: 'of x', 'versions.r.x': 'of versions.r.x' },
    source: GUIDE,
  },
  {
    name: 'version.unpublish rejects a document that is not published',
    existing: ['versions.r.x'],
    actions: [unpublishVersion()],
    rejected: MISSING,
    source: studio(13401),
  },
  {
    name: 'version.unpublish rejects the version of another document',
    existing: ['x', 'versions.r.y'],
    actions: [unpublishVersion({ versionId: 'versions.r.y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'version.unpublish rejects a published id as versionId',
    existing: ['x', 'y'],
    actions: [unpublishVersion({ versionId: 'y' })],
    rejected: INVALID,
    source: REFERENCE,
  },
  {
    name: 'version.unpublish rejects a draft',
    existing: ['x', 'drafts.x'],
    actions: [unpublishVersion({ versionId: 'drafts.x' })],
    rejected: INVALID,
    source: GUIDE,
  },
]

/** Requests of Sanity Studio 6.16 that consist of several actions. */
const requests: readonly ActionCase[] = [
  {
    name: 'the Studio restores a deleted document',
    existing: [],
    actions: [create('drafts.x'), replaceDraft('drafts.x')],
    after: { 'drafts.x': 'new' },
    source: studio(6937),
  },
  {
    name: 'the Studio deletes a document that was never published',
    existing: ['drafts.x', 'versions.r.x'],
    actions: [discardVersion('drafts.x'), discardVersion('versions.r.x')],
    after: {},
    source: studio(11474),
  },
  {
    name: 'the Studio copies a version over the draft',
    existing: ['drafts.x', 'versions.r.x'],
    actions: [
      discard('drafts.x'),
      createVersion({ versionId: 'drafts.x', baseId: 'versions.r.x' }),
    ],
    after: { 'drafts.x': 'of versions.r.x', 'versions.r.x': 'of versions.r.x' },
    source: GUIDE,
  },
  {
    name: 'an edit and a publication are one transaction',
    existing: ['x'],
    actions: [edit({}), publish()],
    after: { x: 'edited' },
    source: GUIDE,
  },
]

/** Preconditions and results of the document actions. */
export const actionCases: readonly ActionCase[] = [
  ...creating,
  ...editing,
  ...publishing,
  ...deleting,
  ...versions,
  ...requests,
]
