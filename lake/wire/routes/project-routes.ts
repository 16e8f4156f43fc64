import { describeRole, lakeRoles } from '#lake/access/lake-user.ts'

import type { Dataset } from '#lake/documents/types.ts'

import { openDataset } from '#lake/wire/access.ts'
import { check, parseJson, readJson, readText } from '#lake/wire/body.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import { WireError } from '#lake/wire/errors.ts'
import { aclOf, mayOf } from '#lake/wire/permissions.ts'
import type { WireRoute } from '#lake/wire/router.ts'
import { datasetBody, datasetName } from '#lake/wire/schemas.ts'

function sameProject(context: WireContext): void {
  if (param(context, 'project') !== context.options.projectId) {
    throw new WireError(404, 'Project not found', { errorCode: 'SIO-404-PNF' })
  }
}

/** Wraps the handler of a route with a project id in its address: the id must be that of the lake. */
function inProject(handle: WireRoute['handle']): WireRoute['handle'] {
  return (context) => {
    sameProject(context)
    return handle(context)
  }
}

function project({ options, caller }: WireContext): Record<string, unknown> {
  const members =
    caller === undefined
      ? []
      : [
          {
            id: caller.id,
            ...describeRole(caller),
            isCurrentUser: true,
            isRobot: caller.isMachine === true,
          },
        ]
  return {
    id: options.projectId,
    displayName: options.projectName ?? options.projectId,
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    members,
    features: [],
    metadata: {},
  }
}

function described({ name, aclMode }: Dataset): Record<string, unknown> {
  return { name, aclMode, datasetProfile: 'content', tags: [], addonFor: null }
}

function datasets(context: WireContext): Response {
  // The Studio stores comments in add-on datasets. The lake has no such datasets, so the list is empty.
  if (context.url.searchParams.has('addonFor')) return Response.json([])
  return Response.json(context.options.lake.datasets().map(described))
}

const SHOWN = 'Delete another dataset. The site shows this one, so it has to stay'

/** Logs a change of a dataset, and the user who made it. */
function noteDataset(
  { options, caller }: WireContext,
  what: string,
  facts: Readonly<Record<string, string>>,
): void {
  options.log?.('info', what, { ...facts, by: caller?.id })
}

async function createDataset(context: WireContext): Promise<Response> {
  const name = check(datasetName, param(context, 'dataset'))
  const text = await readText(context.request, MAX_BODY_BYTES)
  const body = check(datasetBody, text === '' ? {} : parseJson(text, 'The request body'))
  if (body.aclMode === 'custom') throw new WireError(400, 'aclMode must be public or private')
  const dataset = await context.options.lake.createDataset(
    name,
    body.aclMode === undefined ? {} : { aclMode: body.aclMode },
  )
  const { aclMode } = dataset
  noteDataset(context, 'A dataset was made', { dataset: name, aclMode })
  return Response.json({ datasetName: name, aclMode })
}

async function editDataset(context: WireContext): Promise<Response> {
  const { lake } = context.options
  const { name } = openDataset(context, param(context, 'dataset'), context)
  const { aclMode } = await readJson(context.request, datasetBody, MAX_BODY_BYTES)
  if (aclMode === 'custom') throw new WireError(400, 'aclMode must be public or private')
  const dataset =
    aclMode === undefined ? lake.dataset(name) : await lake.editDataset(name, { aclMode })
  // Disconnects anonymous listeners when a dataset becomes private.
  if (dataset.aclMode === 'private') context.streams.endAnonymous(name)
  noteDataset(context, 'A dataset was changed', { dataset: name, aclMode: dataset.aclMode })
  return Response.json({ datasetName: dataset.name, aclMode: dataset.aclMode })
}

async function deleteDataset(context: WireContext): Promise<Response> {
  const { name } = openDataset(context, param(context, 'dataset'), context)
  const { lake, siteDataset } = context.options
  if (name === siteDataset) throw new WireError(409, SHOWN)
  await lake.deleteDataset(name)
  noteDataset(context, 'A dataset was deleted', { dataset: name })
  return Response.json({ deleted: true })
}

function acl(context: WireContext): Response {
  openDataset(context, param(context, 'dataset'), context)
  return Response.json(aclOf(mayOf(context.caller)))
}

/** Maximum size of the body of a request that creates or changes a dataset, in bytes. */
const MAX_BODY_BYTES = 64 * 1024

const grants = [{ grants: [{ name: 'read' }] }]

/** Routes for the project, its datasets, and the Studio's requests about its subscription. */
export const projectRoutes: readonly WireRoute[] = [
  {
    method: 'GET',
    path: '/projects',
    access: 'content.read',
    handle: (context) => Response.json([project(context)]),
  },
  {
    method: 'GET',
    path: '/projects/:project',
    access: 'content.read',
    handle: inProject((context) => Response.json(project(context))),
  },
  {
    // The response contains no `deployStudio`, so that the Studio does not try to upload its schema.
    method: 'GET',
    path: '/projects/:project/grants',
    access: 'content.read',
    handle: inProject(() => Response.json({ 'sanity.document.filter': grants })),
  },
  {
    method: 'GET',
    path: '/projects/:project/roles',
    access: 'content.read',
    handle: inProject(() => Response.json(lakeRoles())),
  },
  {
    method: 'GET',
    path: '/projects/:project/datasets',
    access: 'content.read',
    handle: inProject(datasets),
  },
  {
    method: 'PUT',
    path: '/projects/:project/datasets/:dataset',
    access: 'system.manage',
    handle: inProject(createDataset),
  },
  {
    method: 'PATCH',
    path: '/projects/:project/datasets/:dataset',
    access: 'system.manage',
    handle: inProject(editDataset),
  },
  {
    method: 'DELETE',
    path: '/projects/:project/datasets/:dataset',
    access: 'system.manage',
    handle: inProject(deleteDataset),
  },
  {
    method: 'GET',
    path: '/projects/:project/datasets/:dataset/acl',
    access: 'reader',
    handle: inProject(acl),
  },
  {
    method: 'GET',
    path: '/projects/:project/datasets/:dataset/settings/indexing',
    access: 'content.read',
    handle: inProject(() => Response.json({ partialIndexing: null })),
  },
  {
    method: 'GET',
    path: '/projects/:project/user-applications',
    access: 'content.read',
    handle: inProject(() => Response.json([])),
  },
  // Routes without a project id in the path, for clients that use one host name per project.
  { method: 'GET', path: '/datasets', access: 'content.read', handle: datasets },
  { method: 'PUT', path: '/datasets/:dataset', access: 'system.manage', handle: createDataset },
  { method: 'PATCH', path: '/datasets/:dataset', access: 'system.manage', handle: editDataset },
  { method: 'DELETE', path: '/datasets/:dataset', access: 'system.manage', handle: deleteDataset },
]
