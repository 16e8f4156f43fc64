import { describe, expect, it } from 'vitest'
import { operations } from '#shared/contracts/operations/operations.ts'
import { describeApi } from './openapi.ts'

const description = describeApi('https://example.com')

describe('describeApi', () => {
  it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))(
    'the API description contains the operation %s',
    (_name, operation) => {
      const described = description.paths[operation.path]?.[operation.method.toLowerCase()]
      expect(described).toMatchObject({ summary: operation.summary, tags: [operation.group] })
      const { responses } = JSON.parse(JSON.stringify(described))
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining([String(operation.status ?? 200), '422', '429']),
      )
      expect(Object.keys(responses).includes('401')).toBe(operation.access !== 'public')
      const forAll = ['public', 'signed-in'].includes(operation.access)
      expect(responses['403']?.description ?? '').toContain(forAll ? '' : operation.access)
      expect(Object.keys(responses).includes('403')).toBe(!forAll)
    },
  )

  it('the API description has a unique id for each operation, and one error schema for all operations', () => {
    const ids = Object.values(description.paths).flatMap((item) =>
      Object.values(item).map((operation) => JSON.parse(JSON.stringify(operation)).operationId),
    )
    expect(new Set(ids).size).toBe(operations.length)
    expect(description.components.schemas.Error).toMatchObject({
      required: ['success', 'error', 'request_id'],
      properties: { error: { properties: { other_slots: { type: 'array' } } } },
    })
  })

  it.each(['/api/blogs/{id}/', '/api/case-studies/{id}/'])(
    'the API description of %s states that the status `scheduled` unpublishes a live article',
    (path) => {
      const { put } = JSON.parse(JSON.stringify(description.paths[path]))
      expect(put.description).toMatch(/`scheduled`: visitors do not find the .* `publish_at`/)
      expect(put.description).toContain('`publish=false`')
    },
  )

  it('the API description lists the filters of each staff list', () => {
    const filters = (path: string) => {
      const { parameters } = JSON.parse(JSON.stringify(description.paths[path]?.['get']))
      return parameters.map(({ name }: { readonly name: string }) => name)
    }
    const shared = ['page', 'limit', 'search', 'status', 'sort']
    expect(filters('/api/blogs/').toSorted()).toEqual(
      [...shared, 'category', 'author', 'tag'].toSorted(),
    )
    expect(filters('/api/case-studies/').toSorted()).toEqual([...shared, 'industry'].toSorted())
  })

  it.each([
    ['put', '/api/blogs/{id}/', '409'],
    ['delete', '/api/case-studies/{id}/', '409'],
    ['post', '/api/users/', '409'],
    ['patch', '/api/users/{id}/', '409'],
    ['post', '/api/outbox/{id}/resolve/', '409'],
    ['post', '/api/auth/reset/', '410'],
    ['post', '/api/users/', '403'],
    ['get', '/api/blogs/{id}/', '404'],
    ['post', '/api/blogs/', '413'],
    ['post', '/api/blogs/', '202'],
    ['post', '/api/bookings/', '409'],
    ['post', '/api/meetings/{key}/move/', '409'],
    ['get', '/api/booking-slots/', '410'],
  ])('the API description of %s %s contains the status %s', (method, path, status) => {
    const described = JSON.parse(JSON.stringify(description.paths[path]?.[method]))
    expect(Object.keys(described.responses)).toContain(status)
  })

  it('the API description contains the fields of a post', () => {
    const text = JSON.stringify(description.paths['/api/blogs/']?.['post'])
    for (const field of ['title', 'slug', 'body', 'related_blogs', 'publish_at', 'cover_image']) {
      expect(text).toContain(`"${field}"`)
    }
    expect(text).toContain('Idempotency-Key')
  })
})
