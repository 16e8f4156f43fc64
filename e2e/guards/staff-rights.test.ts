import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDirectory } from '../support/sites/processes.ts'
import { createApp, type App } from '#server/composition/app.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { openDeps } from '#server/composition/deps.ts'
import { openBuiltWeb } from '#server/composition/site/web.ts'
import type { PageKind } from '#shared/content/content-types/page-kinds.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedDraft } from '#shared/content/pages/shipped-pages.ts'
import { inviteAnswer } from '#shared/contracts/users.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const admin = { email: 'admin@example.com', password: 'correct horse battery' }
const editor = { email: 'editor@example.com', password: 'seven green kettles sing' }
const viewer = { email: 'viewer@example.com', password: 'nine quiet lanterns hum' }
const stack = new AsyncDisposableStack()
let config: Config
let app: App

/** Sends JSON to the running server with a bearer token only. */
async function send(token: string | undefined, method: string, path: string, json?: unknown) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const body = json === undefined ? null : JSON.stringify(json)
  const request = new Request(config.origin + path, { method, headers, body })
  return app.fetch(request, { address: '192.0.2.1' })
}

async function signIn(account: typeof admin): Promise<string> {
  const { data } = await (await send(undefined, 'POST', staffApiPaths.login, account)).json()
  return data.token
}

beforeAll(async () => {
  config = readConfig({
    DATA_DIR: stack.use(await temporaryDirectory()).path,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
  })
  const deps = await openDeps(config)
  stack.defer(() => deps.close())
  app = await createApp(config, deps, await openBuiltWeb(config))
  stack.defer(() => app.close())
  await app.start()
  const asAdmin = await signIn(admin)
  for (const [role, { email, password }] of [
    ['editor', editor],
    ['viewer', viewer],
  ] as const) {
    const invited = await send(asAdmin, 'POST', staffApiPaths.users, { email, role })
    const { data } = inviteAnswer.parse(await invited.json())
    const token = new URL(data.reset.url).hash.slice(1)
    const chosen = await send(undefined, 'POST', staffApiPaths.resetPassword, { token, password })
    if (!chosen.ok) throw new Error(`choosing a password answered ${chosen.status}`)
  }
})

afterAll(() => stack.disposeAsync())

const LAKE = `${lakePaths.base}/v2025-02-19`
const DATASETS = `${LAKE}/projects/local/datasets`

/** Creates a token in the named state. */
async function tokenOf(who: 'nobody' | 'demo' | 'ended' | 'viewer' | 'editor' | 'admin') {
  if (who === 'nobody') return undefined
  if (who === 'demo') return 'demo-token'
  const token = await signIn({ viewer, editor, admin, ended: editor }[who])
  if (who === 'ended') await send(token, 'POST', staffApiPaths.logout)
  return token
}

const filtered = (permissions: readonly string[]) => [{ filter: '_id in path("**")', permissions }]
const writing = ['read', 'update', 'create', 'history', 'editHistory']
const inLake = (name: string) => ({ role: name, roles: [expect.objectContaining({ name })] })

const refused = {
  'writes over REST': 401,
  'publishes over REST': 401,
  'writes in the lake': 401,
  'acts in the lake': 401,
  'adds a picture in the lake': 401,
  'reads drafts over REST': 404,
  'reads all of the lake': 401,
  'manages accounts over REST': 401,
  'reads the log over REST': 401,
  'reads inquiries over REST': 401,
  'works on inquiries over REST': 401,
  'reads meetings over REST': 401,
  'changes days off over REST': 401,
  'exports inquiries over REST': 401,
  'erases a person over REST': 401,
  'reads the outbox of mails over REST': 401,
  'manages datasets in the lake': 401,
  'may in the Studio': undefined,
  'is in the Studio': undefined,
}
const viewing = {
  ...refused,
  'writes over REST': 403,
  'publishes over REST': 403,
  'writes in the lake': 403,
  'acts in the lake': 403,
  'adds a picture in the lake': 403,
  'reads drafts over REST': 200,
  'reads all of the lake': 200,
  'manages accounts over REST': 403,
  'reads the log over REST': 403,
  'reads inquiries over REST': 403,
  'works on inquiries over REST': 403,
  'reads meetings over REST': 403,
  'changes days off over REST': 403,
  'exports inquiries over REST': 403,
  'erases a person over REST': 403,
  'reads the outbox of mails over REST': 403,
  'manages datasets in the lake': 403,
  'may in the Studio': filtered(['read']),
  'is in the Studio': inLake('viewer'),
}
const editing = {
  ...viewing,
  'writes over REST': 201,
  // Access is allowed; the article is rejected because it has no text.
  'publishes over REST': 422,
  'writes in the lake': 200,
  'acts in the lake': 200,
  // Access is allowed; the bytes are rejected because they are not an image.
  'adds a picture in the lake': 400,
  'reads inquiries over REST': 200,
  // Access is allowed; no inquiry has this id.
  'works on inquiries over REST': 404,
  'reads meetings over REST': 200,
  'changes days off over REST': 404,
  'may in the Studio': filtered(writing),
  'is in the Studio': inLake('editor'),
}
const managing = {
  ...editing,
  'manages accounts over REST': 200,
  'reads the log over REST': 200,
  'exports inquiries over REST': 200,
  'erases a person over REST': 200,
  'reads the outbox of mails over REST': 200,
  // Access is allowed; the dataset is rejected because of its unknown kind.
  'manages datasets in the lake': 400,
  'may in the Studio': filtered([...writing, 'manage']),
  'is in the Studio': inLake('administrator'),
}

test.each([
  ['nobody', refused],
  ['demo', { ...refused, 'reads drafts over REST': 401 }],
  ['ended', { ...refused, 'reads drafts over REST': 401 }],
  ['viewer', viewing],
  ['editor', editing],
  ['admin', managing],
] as const)('the caller “%s” has the same rights in REST, Studio and lake', async (who, rights) => {
  const token = await tokenOf(who)
  const draft = { _id: 'drafts.a-right', _type: 'blog', title: 'A right', status: 'draft' }
  await send(await signIn(admin), 'POST', `${LAKE}/data/mutate/production`, {
    mutations: [{ createIfNotExists: draft }],
  })
  const statusOf = async (method: string, path: string, json?: unknown) =>
    (await send(token, method, path, json)).status
  const told = async (path: string) => {
    const answer = await send(token, 'GET', path)
    return answer.status === 200 ? answer.json() : undefined
  }
  const edit = {
    actionType: 'sanity.action.document.edit',
    draftId: draft._id,
    publishedId: 'a-right',
    patch: { set: { title: 'A right' } },
  }
  const me = await told(`${LAKE}/users/me`)
  expect({
    'writes over REST': await statusOf('POST', apiPaths.blogs(), { title: 'A right' }),
    'publishes over REST': await statusOf('POST', apiPaths.blogs(), {
      title: 'A right',
      status: 'published',
    }),
    'writes in the lake': await statusOf('POST', `${LAKE}/data/mutate/production`, {
      mutations: [{ create: { _type: 'blog', title: 'A right', status: 'draft' } }],
    }),
    'acts in the lake': await statusOf('POST', `${LAKE}/data/actions/production`, {
      actions: [edit],
    }),
    'adds a picture in the lake': await statusOf('POST', `${LAKE}/assets/images/production`, {}),
    'reads drafts over REST': await statusOf('GET', apiPaths.blog('a-right')),
    'reads all of the lake': await statusOf('GET', `${LAKE}/data/query/production?query=*`),
    'manages accounts over REST': await statusOf('GET', staffApiPaths.users),
    'reads the log over REST': await statusOf('GET', staffApiPaths.logs()),
    'reads inquiries over REST': await statusOf('GET', staffApiPaths.leads()),
    'works on inquiries over REST': await statusOf('PATCH', staffApiPaths.lead('none'), {
      seen: true,
    }),
    'reads meetings over REST': await statusOf('GET', apiPaths.bookings()),
    'changes days off over REST': await statusOf('DELETE', staffApiPaths.bookingDayOff('none')),
    'exports inquiries over REST': await statusOf('GET', staffApiPaths.leadsCsv()),
    'erases a person over REST': await statusOf('POST', staffApiPaths.personErase, {
      email: 'nobody@example.com',
    }),
    'reads the outbox of mails over REST': await statusOf('GET', staffApiPaths.mail),
    'manages datasets in the lake': await statusOf('PUT', `${DATASETS}/other`, {
      aclMode: 'custom',
    }),
    'may in the Studio': await told(`${DATASETS}/production/acl`),
    'is in the Studio': me && { role: me.role, roles: me.roles },
  }).toEqual(rights)
})

test('a role change applies from the next request, in REST and lake, and the log names the administrator who made it', async () => {
  const token = await signIn(viewer)
  const asAdmin = await signIn(admin)
  const accounts = await (await send(asAdmin, 'GET', staffApiPaths.users)).json()
  const idOf = (email: string) =>
    accounts.data.find((account: typeof admin) => account.email === email).id
  const statuses = async () => {
    const over = await send(token, 'POST', apiPaths.blogs(), { title: 'A right' })
    const mutations = [{ create: { _type: 'blog', title: 'A right', status: 'draft' } }]
    const inside = await send(token, 'POST', `${LAKE}/data/mutate/production`, { mutations })
    return [over.status, inside.status]
  }
  const give = async (role: string) =>
    send(asAdmin, 'PATCH', staffApiPaths.user(idOf(viewer.email)), { role })
  expect(await statuses()).toEqual([403, 403])
  await give('editor')
  expect(await statuses()).toEqual([201, 200])
  await give('viewer')
  expect(await statuses()).toEqual([403, 403])
  const logged = await (await send(asAdmin, 'GET', staffApiPaths.logs())).json()
  expect(logged.data).toContainEqual(
    expect.objectContaining({
      category: 'security',
      message: expect.stringMatching(
        /^\S.* changed the role of the account of \S.* from viewer to editor$/u,
      ),
      data: {
        by: idOf(admin.email),
        object: expect.objectContaining({ kind: 'account', id: idOf(viewer.email) }),
      },
    }),
  )
})

test('a removed user is rejected by REST and lake at once', async () => {
  const token = await signIn(editor)
  const statuses = async () =>
    Promise.all(
      [staffApiPaths.validate, `${LAKE}/users/me`].map(
        async (path) => (await send(token, 'GET', path)).status,
      ),
    )
  expect(await statuses()).toEqual([200, 200])
  const asAdmin = await signIn(admin)
  const { data } = await (await send(asAdmin, 'GET', staffApiPaths.users)).json()
  const account = data.find(({ email }: { readonly email: string }) => email === editor.email)
  const change = async (disabled: boolean) =>
    send(asAdmin, 'PATCH', staffApiPaths.user(account.id), { disabled })
  expect((await change(true)).status).toBe(200)
  expect(await statuses()).toEqual([401, 401])
  expect((await send(undefined, 'POST', staffApiPaths.login, editor)).status).toBe(401)
  expect((await change(false)).status).toBe(200)
})

test('editors may change all pages except the navigation and the site settings, which only administrators may change', async () => {
  const patched = async (who: 'editor' | 'admin', kind: PageKind, slug: string) => {
    const document = await shippedDraft(pageOf(kind, slug))
    const answer = await send(
      await tokenOf(who),
      'POST',
      `${LAKE}/data/mutate/production?dryRun=true`,
      { mutations: [{ createOrReplace: document }] },
    )
    return answer.status
  }
  expect(await patched('editor', 'company', 'about')).toBe(200)
  for (const [kind, slug] of [
    ['navigation', 'main'],
    ['settings', 'site'],
  ] as const) {
    expect([kind, await patched('editor', kind, slug)]).toEqual([kind, 403])
    expect([kind, await patched('admin', kind, slug)]).toEqual([kind, 200])
  }
})
