import { rolesOf } from '#shared/contracts/lake-user.ts'

import type { Dataset } from '#server/lake/types.ts'

import { openDataset } from './access.ts'
import { check, parseJson, readText } from './body.ts'
import { param, type WireContext } from './context.ts'
import { WireError } from './errors.ts'
import type { WireRoute } from './router.ts'
import { datasetBody, datasetName } from './schemas.ts'

const READ = ['read'] as const
const WRITE = [...READ, 'update', 'create', 'history', 'editHistory'] as const
const MANAGE = [...WRITE, 'manage'] as const

/** The same rights that a route's {@link WireAccess} gives. */
function permissionsOf(caller: WireContext['caller']): readonly string[] {
  if (caller === undefined || caller.role === 'viewer') return READ
  return caller.role === 'administrator' ? MANAGE : WRITE
}

function sameProject(context: WireContext): void {
  if (param(context, 'project') !== context.options.projectId) {
    throw new WireError(404, 'Project not found', { errorCode: 'SIO-404-PNF' })
  }
}

/** Wraps a handler of an address that names the project. */
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
            role: caller.role,
            roles: rolesOf(caller.role),
            isCurrentUser: true,
            isRobot: caller.role === 'robot',
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
  // Comments and the like would live in datasets beside a dataset; there are none.
  if (context.url.searchParams.has('addonFor')) return Response.json([])
  return Response.json(context.options.lake.datasets().map(described))
}

async function createDataset(context: WireContext): Promise<Response> {
  const name = check(datasetName, param(context, 'dataset'))
  const text = await readText(context.request, 64 * 1024)
  const body = check(datasetBody, text === '' ? {} : parseJson(text, 'The request body'))
  if (body.aclMode === 'custom') throw new WireError(400, 'aclMode must be public or private')
  const dataset = context.options.lake.createDataset(
    name,
    body.aclMode === undefined ? {} : { aclMode: body.aclMode },
  )
  return Response.json({ datasetName: dataset.name, aclMode: dataset.aclMode })
}

function deleteDataset(context: WireContext): Response {
  const dataset = openDataset(context, param(context, 'dataset'), context)
  context.options.lake.deleteDataset(dataset.name)
  return Response.json({ deleted: true })
}

/** What a caller may do, as filters that the Studio evaluates itself; the wire enforces it all the same. */
function acl(context: WireContext): Response {
  openDataset(context, param(context, 'dataset'), context)
  const permissions = permissionsOf(context.caller)
  return Response.json([{ filter: '_id in path("**")', permissions }])
}

const grants = [{ grants: [{ name: 'read' }] }]

/** The project, its datasets and what the Studio asks about a subscription. */
export const projectRoutes: readonly WireRoute[] = [
  {
    method: 'GET',
    path: '/projects',
    access: 'caller',
    handle: (context) => Response.json([project(context)]),
  },
  {
    method: 'GET',
    path: '/projects/:project',
    access: 'caller',
    handle: inProject((context) => Response.json(project(context))),
  },
  {
    // No `deployStudio` grant: the Studio then keeps its schema to itself.
    method: 'GET',
    path: '/projects/:project/grants',
    access: 'caller',
    handle: inProject(() => Response.json({ 'sanity.document.filter': grants })),
  },
  {
    method: 'GET',
    path: '/projects/:project/roles',
    access: 'caller',
    handle: inProject(() =>
      Response.json((['administrator', 'editor', 'viewer'] as const).flatMap(rolesOf)),
    ),
  },
  {
    method: 'GET',
    path: '/projects/:project/datasets',
    access: 'caller',
    handle: inProject(datasets),
  },
  {
    method: 'PUT',
    path: '/projects/:project/datasets/:dataset',
    access: 'manager',
    handle: inProject(createDataset),
  },
  {
    method: 'DELETE',
    path: '/projects/:project/datasets/:dataset',
    access: 'manager',
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
    access: 'caller',
    handle: inProject(() => Response.json({ partialIndexing: null })),
  },
  {
    method: 'GET',
    path: '/projects/:project/user-applications',
    access: 'caller',
    handle: inProject(() => Response.json([])),
  },
  // Clients with a host name a project leave the project out of the path.
  { method: 'GET', path: '/datasets', access: 'caller', handle: datasets },
  { method: 'PUT', path: '/datasets/:dataset', access: 'manager', handle: createDataset },
  { method: 'DELETE', path: '/datasets/:dataset', access: 'manager', handle: deleteDataset },
]
