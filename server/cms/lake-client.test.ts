import { expect, it } from 'vitest'
import { ACTING_USER_HEADER } from '#lake/access/lake-user.ts'
import { createLakeClient } from './lake-client.ts'

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'editor' } as const
const asset = {
  _id: 'image-abc-30x20-jpg',
  _type: 'sanity.imageAsset',
  _rev: 'r1',
  _createdAt: '2026-03-01T09:00:00Z',
  _updatedAt: '2026-03-01T09:00:00Z',
  path: 'images/p1/production/abc-30x20.jpg',
}

/** Uploads a picture to a lake hosted at Sanity, and captures the request. */
async function uploadTo(answer: () => Response) {
  let sent: Request | undefined
  let size = 0
  const client = createLakeClient(
    { projectId: 'p1', dataset: 'production', token: 'of the site' },
    async (request) => {
      sent = request
      size = (await request.clone().bytes()).length
      return answer()
    },
  )
  const picture = {
    body: new Blob([new Uint8Array(500)]).stream(),
    contentType: 'image/jpeg',
    name: 'Bridge & river.jpg',
    by: ada,
  }
  const stored = await client.uploadImage(picture, { signal: AbortSignal.timeout(5_000) })
  return { sent, size, stored }
}

it('the lake client uploads a picture to a hosted lake with the site’s token and without names of staff', async () => {
  const { sent, size, stored } = await uploadTo(() => Response.json({ document: asset }))
  expect([sent?.method, sent?.url]).toEqual([
    'POST',
    'https://p1.api.sanity.io/v2025-02-19/assets/images/production?filename=Bridge+%26+river.jpg',
  ])
  expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
    authorization: 'Bearer of the site',
    'content-type': 'image/jpeg',
  })
  expect(sent?.headers.has(ACTING_USER_HEADER)).toBe(false)
  expect([size, stored]).toEqual([500, asset])
})

it.each([
  [400, 422],
  [413, 413],
  [507, 507],
  [401, 503],
  [429, 503],
  [500, 503],
])(
  'the lake client maps status %i of an upload response to status %i',
  async (answered, status) => {
    const failed = uploadTo(() => Response.json({ message: 'internal' }, { status: answered }))
    await expect(failed).rejects.toMatchObject({ status })
  },
)

it('the lake client explains a response 503 to an upload: pictures cannot be stored right now', async () => {
  const failed = uploadTo(() => Response.json({ message: 'internal' }, { status: 503 }))
  await expect(failed).rejects.toMatchObject({
    status: 503,
    isForPeople: true,
    message: 'Try again in a few minutes. The CMS can’t store pictures right now',
  })
})

it('the lake client rejects an upload response that contains no picture', async () => {
  const failed = uploadTo(() => Response.json({ document: { _id: 'image-x' } }))
  await expect(failed).rejects.toMatchObject({ status: 503 })
})
