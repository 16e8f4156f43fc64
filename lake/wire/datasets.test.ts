import { expect, it, vi } from 'vitest'
import type { WireOptions } from './types.ts'
import { openTestLake } from '#lake/testing/lake.test-support.ts'
import { openTestWire, userWith } from '#lake/testing/wire.test-support.ts'

const SHOWN = 'production'
const LINES = ['A dataset was made', 'A dataset was changed', 'A dataset was deleted']

/** Opens the HTTP API of a lake for an administrator, and collects the entries of its log. */
function openWire(siteDataset?: string) {
  const { lake, dataset } = openTestLake()
  const logged: { readonly message: string; readonly data: unknown }[] = []
  const { send } = openTestWire(lake, {
    authenticate: async () => userWith('admin'),
    anonymous: 'nobody',
    siteDataset,
    log: (_level, message, data) => {
      if (LINES.includes(message)) logged.push({ message, data })
    },
  })
  return { lake, dataset, ask: send, logged }
}

it.each(['/projects/local/datasets', '/datasets'])(
  'the log names the user who created, changed and deleted a dataset at %s',
  async (path) => {
    const { ask, logged } = openWire(SHOWN)
    expect((await ask('PUT', `${path}/other`, { aclMode: 'private' })).status).toBe(200)
    expect((await ask('PATCH', `${path}/other`, { aclMode: 'public' })).status).toBe(200)
    expect((await ask('DELETE', `${path}/other`)).status).toBe(200)
    expect(logged).toEqual([
      {
        message: 'A dataset was made',
        data: { dataset: 'other', aclMode: 'private', by: 'ada' },
      },
      {
        message: 'A dataset was changed',
        data: { dataset: 'other', aclMode: 'public', by: 'ada' },
      },
      { message: 'A dataset was deleted', data: { dataset: 'other', by: 'ada' } },
    ])
  },
)

/** Opens an anonymous listener of a public dataset, and waits for its `welcome` event. */
async function openListener(options: Partial<WireOptions> = {}) {
  const { lake, dataset } = openTestLake()
  const authenticate = vi.fn<WireOptions['authenticate']>(async () => undefined)
  const { ask } = openTestWire(lake, { authenticate, ...options })
  const { body } = await ask('/data/listen/production?query=*')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value
  expect(await next()).toContain('event: welcome')
  return { lake, dataset, authenticate, next }
}

it('an anonymous listener is authenticated only once', async () => {
  const { authenticate, next } = await openListener({ keepAliveMs: 20 })
  for (let ticks = 0; ticks < 3; ticks += 1) expect(await next()).toBe(':\n\n')
  expect(authenticate).toHaveBeenCalledTimes(1)
})

it('an anonymous listener ends with the first event after the dataset became private', async () => {
  const { lake, dataset, next } = await openListener()
  await dataset.mutate([{ create: { _id: 'a', _type: 'page' } }], { author: 'ada' })
  expect(await next()).toContain('"documentId":"a"')
  // Changes the dataset without a request to this API, as another process would.
  await lake.editDataset(SHOWN, { aclMode: 'private' })
  await dataset.mutate([{ create: { _id: 'b', _type: 'page' } }], { author: 'ada' })
  expect(await next()).toBeUndefined()
})

it('a listener ends after its dataset was deleted and created again', async () => {
  const { lake, next } = await openListener({ keepAliveMs: 20 })
  await lake.deleteDataset(SHOWN)
  await lake.createDataset(SHOWN)
  let text = await next()
  while (text === ':\n\n') text = await next()
  expect(text).toBeUndefined()
})

it.each([
  '/projects/local/datasets/production',
  '/datasets/production',
  '/datasets/%70roduction',
  '/datasets/production/',
])(
  'the request DELETE %s is refused and logged, because the site shows this dataset',
  async (path) => {
    const { lake, dataset, ask, logged } = openWire(SHOWN)
    await dataset.mutate([{ create: { _id: 'a', _type: 'page' } }], { author: 'ada' })
    const answer = await ask('DELETE', path)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      statusCode: 409,
      message: 'Delete another dataset. The site shows this one, so it has to stay',
    })
    expect(lake.dataset(SHOWN).get('a')).toBeDefined()
    expect(logged).toEqual([])
  },
)

it('any dataset of a standalone lake can be deleted', async () => {
  const { lake, ask } = openWire()
  expect((await ask('DELETE', '/datasets/production')).status).toBe(200)
  expect(lake.datasets()).toEqual([])
})
