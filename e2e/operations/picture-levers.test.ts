import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  freePort,
  startSite,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'
import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'
import { everyAddress } from '#shared/content/pictures/picture-files.ts'

const stack = new AsyncDisposableStack()
let site: Program
let directory: string
let session: StaffSession

/** Accept headers of browsers. */
const FORMATS = ['image/avif,image/webp', 'image/webp', '*/*'] as const

interface Wanted {
  readonly address: string
  readonly accept: string
}

/** Requests of the flood, for two pictures in all sizes and formats that the site shows. A single visitor requests a third picture. */
let backlog: readonly Wanted[]
let one: readonly Wanted[]
let kept: Wanted

/** Draws a picture of noise, because noise takes long to encode. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()

const filesOf = (asset: { readonly _id: string; readonly url: string }) => {
  const picture = { asset: asset._id, url: asset.url, crop: null, hotspot: null }
  return [...new Set(everyAddress(picture))].flatMap((address) =>
    FORMATS.map((accept) => ({ address, accept })),
  )
}

beforeAll(async () => {
  directory = stack.use(await temporaryDirectory()).path
  site = await startSite({
    port: await freePort(),
    directory,
    environment: { SEED: 'none', TRUST_PROXY: '1' },
  })
  stack.defer(() => site.signal('SIGTERM'))
  session = await signInAsStaff(site.url)
  const assets = [
    await session.uploadImage(await noise(2400, 1600)),
    await session.uploadImage(await noise(2400, 1601)),
    await session.uploadImage(await noise(60, 40)),
  ]
  await session.mutate(
    assets.map(({ _id }, index) => ({
      create: {
        _id: `with-picture-${index}`,
        _type: 'blog',
        title: 'With a picture',
        slug: { _type: 'slug', current: `with-picture-${index}` },
        status: 'published',
        publishedAt: '2026-01-02T03:04:05Z',
        excerpt: 'Plain.',
        coverImage: {
          _type: 'picture',
          asset: { _type: 'reference', _ref: _id },
          alt_text: 'Noise',
        },
      },
    })),
  )
  backlog = assets.slice(0, 2).flatMap(filesOf)
  one = assets.slice(2).flatMap(filesOf)
  const [first] = one
  if (first === undefined) throw new Error('the site names no file of a picture')
  kept = first
})

afterAll(() => stack.disposeAsync())

const ask = async (from: string, { address, accept }: Wanted, signal?: AbortSignal) => {
  const answer = await fetch(site.url + address, {
    headers: { accept, 'x-forwarded-for': from },
    redirect: 'manual',
    ...(signal === undefined ? {} : { signal }),
  })
  await answer.arrayBuffer()
  return answer
}

const nth = (list: readonly Wanted[], index: number) => list[index] ?? kept

/** Number of generated pictures on disk. */
const made = () =>
  readdirSync(join(directory, 'lake/assets/cache'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /[0-9a-f]{64}\.[a-z]+$/.test(name),
  ).length

test('the queue of pictures for one address delays no new visitor, is limited, and is emptied when its client disconnects', async () => {
  const going = new AbortController()
  // Ends pending requests after the test, because they would delay the next tests.
  onTestFinished(() => going.abort())
  const done: string[] = []
  const refused: Response[] = []
  const many = backlog.map((wanted) =>
    ask('203.0.113.1', wanted, going.signal).then(
      (answer) => (answer.status === 429 ? refused.push(answer) : done.push('many')),
      () => undefined,
    ),
  )
  // The server processes two requests, queues 64, and rejects all others on arrival.
  const isBounded = () => refused.length + done.length >= backlog.length - 64 - 2
  await expect.poll(isBounded, { interval: 5 }).toBe(true)
  await expect.poll(() => done.length, { interval: 5 }).toBeGreaterThan(0)
  const before = done.length
  expect((await ask('203.0.113.2', nth(one, 0))).status).toBe(200)
  // Two pictures were in progress when the visitor arrived. While one worker serves the visitor, the other continues with the backlog.
  expect(done.length - before).toBeLessThanOrEqual(4)
  expect(done.length).toBeLessThan(backlog.length / 2)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)

  going.abort()
  await Promise.all(many)
  const left = made()
  for (const index of [1, 2, 3]) {
    expect((await ask('203.0.113.3', nth(one, index))).status).toBe(200)
  }
  // Pictures generated since then: those in progress when the sender disconnected, and the three of the last visitor.
  expect(made() - left).toBeLessThanOrEqual(2 + 3)
})

test('the limit of pictures per address counts each generated picture, even if the client has disconnected, but no cached picture', async () => {
  const from = '203.0.113.9'
  expect((await ask('203.0.113.10', kept)).status).toBe(200)
  const refusals: { readonly text: string; readonly seconds: number }[] = []
  for (let round = 0; round < 60 && refusals.length === 0; round += 1) {
    const going = new AbortController()
    let isFull = false
    const answers = backlog.map(async (wanted) => {
      const answer = await fetch(site.url + wanted.address, {
        headers: { accept: wanted.accept, 'x-forwarded-for': from },
        signal: going.signal,
      })
      if (answer.status !== 429) return
      isFull = true
      const text = await answer.text()
      const seconds = Number(answer.headers.get('retry-after'))
      if (text.includes('this address')) refusals.push({ text, seconds })
    })
    const settled = Promise.allSettled(answers)
    // Once the queue is full, the server has counted all requests of the address, and the client can disconnect.
    await expect.poll(() => isFull, { interval: 5 }).toBe(true)
    going.abort()
    await settled
  }
  const [refusal] = refusals
  expect(JSON.parse(refusal?.text ?? '{}')).toMatchObject({ statusCode: 429 })
  expect(refusal?.seconds).toBeGreaterThan(0)
  expect((await ask(from, kept)).status).toBe(200)
  expect((await ask('203.0.113.11', nth(one, 4))).status).toBe(200)
})

test('visitors get only the picture sizes that pages use, and staff get any size', async () => {
  const odd = { ...kept, address: kept.address.replace(/w=\d+/, 'w=37') }
  const led = await ask('203.0.113.20', odd)
  expect(led.status).toBe(302)
  const nearest = { ...kept, address: led.headers.get('location') ?? '' }
  expect((await ask('203.0.113.20', nearest)).status).toBe(200)
  const asStaff = await fetch(site.url + odd.address, { headers: session.headers })
  expect(asStaff.status).toBe(200)
  const senseless = { ...kept, address: kept.address.replace(/w=\d+/, 'w=x') }
  expect((await ask('203.0.113.20', senseless)).status).toBe(400)
})
