import { randomBytes } from 'node:crypto'

import { addressBlock } from '#lake/common/client-address.ts'
import { AssetError } from '#lake/assets/asset-error.ts'
import { assetDocumentId, type AssetKind } from '#lake/assets/asset-names.ts'
import type { StoredAsset } from '#lake/assets/assets.ts'
import { parseTransform } from '#lake/assets/image-transform.ts'
import type { Dataset, DocumentInput, LakeDocument } from '#lake/documents/types.ts'

import { openDataset } from '#lake/wire/access.ts'
import { assetResponse, type AssetContent } from '#lake/wire/asset-response.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import { unauthorized, WireError } from '#lake/wire/errors.ts'
import type { WireRoute } from '#lake/wire/router.ts'

/** Maximum size of an uploaded file, in bytes. */
const MAX_ASSET_BYTES = 100 * 1024 * 1024

const STATUS: Readonly<Record<AssetError['kind'], number>> = {
  tooLarge: 413,
  empty: 400,
  notAnImage: 400,
  notCleanable: 415,
  badTransform: 400,
  busy: 429,
  // Status for the log only: the client has closed its connection.
  abandoned: 499,
  unavailable: 503,
  damaged: 500,
}

/** Runs work on the asset store, and converts an AssetError to a WireError. */
async function refusing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AssetError)) throw error
    const { retryAfter } = error
    const headers: Record<string, string> =
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    throw new WireError(STATUS[error.kind], error.message, {}, headers)
  }
}

const TOO_MANY = 'Too many new pictures were asked for from this address. Please wait a moment'

/**
 * Returns the key by which senders take turns with their pictures. It is the client's address and not the session, because the site sends
 * the requests of many visitors with one token.
 */
const senderOf = ({ peer }: WireContext) => addressBlock(peer.address)

const TEXT_FIELDS = ['label', 'title', 'description', 'creditLine', 'altText'] as const

function assetDocument(context: WireContext, dataset: Dataset, stored: StoredAsset): DocumentInput {
  const { options, url } = context
  const search = url.searchParams
  const folder = stored.kind === 'image' ? 'images' : 'files'
  const path = `${folder}/${options.projectId}/${dataset.name}/${stored.fileName}`
  const texts = TEXT_FIELDS.flatMap((name) => {
    const value = search.get(name)
    return value === null || value === '' ? [] : [[name, value.slice(0, 10_000)] as const]
  })
  const [sourceId, sourceName] = [search.get('sourceId'), search.get('sourceName')]
  const sourceUrl = search.get('sourceUrl')
  return {
    _id: assetDocumentId(stored.kind, stored.fileName),
    _type: stored.kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: stored.sha1,
    sha1hash: stored.sha1,
    extension: stored.extension,
    mimeType: stored.mimeType,
    originalFilename: (search.get('filename') ?? stored.fileName).slice(0, 1000),
    path,
    url: `${options.origin ?? url.origin}${options.basePath}/${path}`,
    size: stored.size,
    uploadId: randomBytes(24).toString('base64url'),
    ...Object.fromEntries(texts),
    ...(sourceId !== null && sourceName !== null
      ? {
          source: {
            _type: 'sanity.assetSourceData',
            id: sourceId,
            name: sourceName,
            ...(sourceUrl === null ? {} : { url: sourceUrl }),
          },
        }
      : {}),
    ...(stored.metadata === undefined ? {} : { metadata: stored.metadata }),
  }
}

async function upload(context: WireContext, kind: AssetKind): Promise<Response> {
  const { request, url, caller, options } = context
  if (caller === undefined) throw unauthorized(false)
  const dataset = openDataset(context, param(context, 'dataset'), context)
  if (Number(request.headers.get('content-length') ?? 0) > MAX_ASSET_BYTES) {
    throw new WireError(
      413,
      `Files are limited to ${MAX_ASSET_BYTES} bytes`,
      {},
      {
        connection: 'close',
      },
    )
  }
  const { body } = request
  if (body === null) throw new WireError(400, 'The request has no content')
  const filename = url.searchParams.get('filename')
  const contentType = request.headers.get('content-type')
  const stored = await refusing(() =>
    options.assets.upload({
      kind,
      sender: senderOf(context),
      body,
      limit: MAX_ASSET_BYTES,
      ...(filename === null ? {} : { filename }),
      ...(contentType === null ? {} : { contentType }),
    }),
  )
  const document = assetDocument(context, dataset, stored)
  const id = String(document._id)
  if (dataset.get(id) === undefined) {
    const { mayWrite } = caller
    await dataset.mutate([{ createIfNotExists: document }], {
      author: caller.id,
      ...(mayWrite === undefined ? {} : { mayWrite }),
    })
  }
  return Response.json({ document: dataset.get(id) })
}

const missing = () => new WireError(404, 'The asset does not exist')

async function policyFor(
  { options, caller, fileKeys, url }: WireContext,
  dataset: Dataset,
  assetId: string,
  document: LakeDocument,
): Promise<'public' | 'private' | 'hidden'> {
  if (options.assetPolicy !== undefined) {
    return options.assetPolicy({ dataset: dataset.name, assetId, caller })
  }
  const open = dataset.aclMode === 'public' || options.openFiles === true
  if (options.anonymous === 'dataset-rules' && open) return 'public'
  const { path } = document
  const mayHave =
    caller !== undefined ||
    (typeof path === 'string' && fileKeys.opens(path, url.searchParams.get('key')))
  return mayHave ? 'private' : 'hidden'
}

/** Returns the document of the asset at an address. @throws WireError 404 for a deleted asset, even if its file still exists */
function namedAsset(
  context: WireContext,
  assetId: string,
): { readonly dataset: Dataset; readonly document: LakeDocument } {
  const name = param(context, 'dataset')
  const dataset = context.options.lake.datasets().find((candidate) => candidate.name === name)
  const document = dataset?.get(assetId)
  if (dataset === undefined || document === undefined) throw missing()
  // The document of an asset contains the project id at the time of the upload. So the address with that id must work after the project id
  // has changed.
  const project = param(context, 'project')
  const { path } = document
  const formerly = typeof path === 'string' ? path.split('/')[1] : undefined
  if (project !== context.options.projectId && project !== formerly) throw missing()
  return { dataset, document }
}

async function content(
  context: WireContext,
  kind: AssetKind,
  fileName: string,
): Promise<(AssetContent & { readonly varies: boolean }) | undefined> {
  const { options, request, url, peer } = context
  const asking = {
    sender: senderOf(context),
    signal: request.signal,
    admit: () => {
      const seconds = peer.admitPicture?.() ?? 0
      if (seconds > 0) throw new AssetError('busy', TOO_MANY, { retryAfter: seconds })
    },
  }
  /** Returns a copy without metadata if the caller is a visitor. Returns undefined for all other callers: they get the original itself. */
  const delivered = async (original: { readonly path: string; readonly size: number }) => {
    if (peer.isVisitor !== true) return undefined
    if (options.cleanImage === undefined) throw missing()
    return options.cleanImage({ ...original, name: fileName }, asking)
  }
  const raw = kind === 'file' || url.searchParams.get('dlRaw') === 'true'
  const transform = raw ? undefined : parseTransform(url.searchParams)
  if (transform === undefined) {
    const original = await options.assets.original(kind, fileName)
    const clean = original && kind === 'image' ? await delivered(original) : undefined
    return original && { ...original, etag: `"${fileName}"`, ...clean, varies: false }
  }
  const accept = request.headers.get('accept') ?? ''
  const made = await options.assets.transform(fileName, transform, accept, asking)
  const clean = made?.isOriginal === true ? await delivered(made) : undefined
  return made && { ...made, ...clean, varies: transform.auto !== undefined }
}

async function serve(context: WireContext, kind: AssetKind): Promise<Response> {
  const fileName = param(context, 'name')
  const assetId = assetDocumentId(kind, fileName)
  const { dataset, document } = namedAsset(context, assetId)
  const policy = await policyFor(context, dataset, assetId, document)
  if (policy === 'hidden') throw missing()
  const found = await refusing(() => content(context, kind, fileName))
  if (found === undefined) throw missing()
  const originalName = document['originalFilename']
  // Visitors do not get the original name of an image file, which may reveal who or what a photograph shows.
  const isNamed = kind === 'file' || context.peer.isVisitor !== true
  return assetResponse(context.request, found, {
    policy,
    download: context.url.searchParams.get('dl'),
    name: isNamed && typeof originalName === 'string' ? originalName : fileName,
    varies: found.varies,
  })
}

function served(folder: 'images' | 'files', kind: AssetKind): readonly WireRoute[] {
  const path = `/${folder}/:project/:dataset/:name`
  const route = {
    method: 'GET',
    access: 'anyone',
    unversioned: true,
    handle: (context: WireContext) => serve(context, kind),
  } as const
  // Adds a second route, because a name for display may follow the file name, as in `…-800x600.jpg/harbour.jpg`.
  return [
    { ...route, path },
    { ...route, path: `${path}/:vanity` },
  ]
}

/** Routes for uploading and serving files and pictures. */
export const assetRoutes: readonly WireRoute[] = [
  {
    method: 'POST',
    path: '/assets/images/:dataset',
    access: 'content.write',
    topic: 'mutation',
    handle: (context) => upload(context, 'image'),
  },
  {
    method: 'POST',
    path: '/assets/files/:dataset',
    access: 'content.write',
    topic: 'mutation',
    handle: (context) => upload(context, 'file'),
  },
  ...served('images', 'image'),
  ...served('files', 'file'),
]
