import type { Dataset, LakeDocument } from '#lake/documents/types.ts'

import { currentDataset, visibleTo } from '#lake/wire/access.ts'
import { flag } from '#lake/wire/body.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import { ndjsonResponse } from '#lake/wire/ndjson.ts'
import { idList } from '#lake/wire/path-ids.ts'
import type { WireRoute } from '#lake/wire/router.ts'

async function documents(context: WireContext): Promise<Response> {
  const dataset = await currentDataset(context, param(context, 'dataset'), context)
  const visible = visibleTo(context.caller)
  const withoutContent = flag(context.url, 'excludeContent')
  const found: unknown[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  for (const id of idList(param(context, 'ids'))) {
    const document = dataset.get(id)
    if (document !== undefined && (visible?.(document) ?? true)) {
      found.push(withoutContent ? systemAttributes(document) : document)
      // Only authenticated callers get the reason. An anonymous caller must not learn that a hidden document exists.
    } else if (document !== undefined && context.caller !== undefined) {
      omitted.push({ id, reason: 'permission' })
    } else {
      omitted.push({ id, reason: 'existence' })
    }
  }
  return Response.json({ documents: found, omitted }, { headers: { 'cache-control': 'no-store' } })
}

function systemAttributes(document: LakeDocument): Partial<LakeDocument> {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document
  return { _id, _type, _rev, _createdAt, _updatedAt }
}

const ASSET = /^sanity\.(?:image|file)Asset$/

/** True if the original files are not public, so that an export must add keys to their addresses. */
const needsFileKeys = ({ options }: WireContext, dataset: Dataset) =>
  options.fileKeys !== undefined ||
  (options.anonymous === 'dataset-rules' &&
    dataset.aclMode === 'private' &&
    options.openFiles !== true)

function* exported(
  dataset: Dataset,
  visible: ((document: LakeDocument) => boolean) | undefined,
  types: ReadonlySet<string> | undefined,
): Generator<LakeDocument> {
  for (const document of dataset.all()) {
    if (types !== undefined && !types.has(document._type)) continue
    if (visible?.(document) ?? true) yield document
  }
}

/**
 * Yields the documents of an export, with keys in the addresses of files. `@sanity/export` sends its token only to cdn.sanity.io, and
 * requests files from other hosts without a token.
 */
function* withFileKeys(
  documents: Iterable<LakeDocument>,
  { fileKeys }: WireContext,
): Generator<LakeDocument> {
  for (const document of documents) {
    const { path, url } = document
    const address = typeof url === 'string' ? URL.parse(url) : null
    if (!ASSET.test(document._type) || typeof path !== 'string' || address === null) {
      yield document
      continue
    }
    address.searchParams.set('key', fileKeys.make(path))
    yield { ...document, url: address.href }
  }
}

/** Routes for documents by id, for all documents, and for the documents that refer to one. */
export const documentRoutes: readonly WireRoute[] = [
  { method: 'GET', path: '/data/doc/:dataset/*ids', access: 'reader', handle: documents },
  {
    method: 'GET',
    path: '/data/export/:dataset',
    access: 'content.read',
    async handle(context) {
      const dataset = await currentDataset(context, param(context, 'dataset'), context)
      const wanted = context.url.searchParams.get('types')
      const types = wanted === null || wanted === '' ? undefined : new Set(wanted.split(','))
      const documents = exported(dataset, visibleTo(context.caller), types)
      return ndjsonResponse(
        needsFileKeys(context, dataset) ? withFileKeys(documents, context) : documents,
      )
    },
  },
  {
    // Lists the documents of other datasets that refer to this document. The list is always empty, because a lake has no references between
    // datasets.
    method: 'GET',
    path: '/data/references/:dataset/documents/:id/to',
    access: 'content.read',
    async handle(context) {
      const dataset = await currentDataset(context, param(context, 'dataset'), context)
      const internal = !flag(context.url, 'excludeInternalReferences')
      const visible = visibleTo(context.caller)
      const referring = internal
        ? dataset.referring(param(context, 'id')).filter((document) => visible?.(document) ?? true)
        : []
      const references = referring.map(({ _id }) => ({
        projectId: context.options.projectId,
        datasetName: dataset.name,
        documentId: _id,
      }))
      return Response.json({ totalCount: references.length, references })
    },
  },
]
