import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { listAnswer, successAnswer } from '#shared/contracts/envelope.ts'
import type { Operation } from '#shared/contracts/operations/operation.ts'
import { setUp } from './api.test-support.ts'
import { afterWrite, Reply, withRevision } from './answers.ts'
import { HttpError } from './http-error.ts'
import { toListPage } from './list-page.ts'
import { editorOf, serve, type Route } from './route.ts'

const described = { group: 'Notes', summary: 'A note' }

const note = z.object({ id: z.string(), revision: z.number() })

const change = {
  ...described,
  method: 'PUT',
  path: '/api/notes/{id}/',
  access: 'content.write',
  query: { publish: z.enum(['true', 'false']) },
  body: z.object({ title: z.string().check(z.minLength(1, 'Enter a title')) }),
  answer: z.extend(successAnswer(note), { pending: z.optional(z.boolean()) }),
} as const satisfies Operation

const create = {
  ...described,
  method: 'POST',
  path: '/api/notes/',
  access: 'public',
  body: z.object({ title: z.string() }),
  answer: successAnswer(z.object({ title: z.string(), by: z.nullable(z.string()) })),
  status: 201,
} as const satisfies Operation

const list = {
  ...described,
  method: 'GET',
  path: '/api/notes/',
  access: 'public',
  query: { page: z.int().check(z.minimum(1)) },
  answer: listAnswer(z.string()),
} as const satisfies Operation

const file = {
  ...described,
  method: 'GET',
  path: '/api/notes.csv',
  access: 'public',
  answer: z.string(),
  mediaType: 'text/csv',
} as const satisfies Operation

const calls = (...routes: readonly Route[]) => setUp({ routes }).call

const title = JSON.stringify({ title: 'A title' })

describe('the handler of an operation', () => {
  it('the handler gets body, query, parameters and account as parsed by the contract', async () => {
    let got: unknown
    const call = calls(
      serve(change, ({ body, query, params, staff }) => {
        got = { body, query, params, by: editorOf(staff) }
        return { id: params.id, revision: 1 }
      }),
    )
    const body = JSON.stringify({ title: 'A title', unknown: true })
    await call('PUT', '/api/notes/n1/?publish=false', { as: 'editor', body })
    expect(got).toEqual({
      body: { title: 'A title' },
      query: { publish: 'false' },
      params: { id: 'n1', key: '', note: '' },
      by: { id: 'editor', name: 'editor', email: 'editor@example.com', role: 'editor' },
    })
  })

  it('the handler does not run for an invalid body or query', async () => {
    let runs = 0
    const call = calls(serve(change, () => ({ id: '', revision: (runs += 1) })))
    const wrongBody = await call('PUT', '/api/notes/n1', { as: 'editor', body: '{"title":""}' })
    expect(wrongBody.status).toBe(422)
    expect(wrongBody.json.error.fields).toEqual({ title: 'Enter a title' })
    const wrongQuery = await call('PUT', '/api/notes/n1?publish=x', { as: 'editor', body: title })
    expect(Object.keys(wrongQuery.json.error.fields)).toEqual(['publish'])
    expect(runs).toBe(0)
  })

  it('the handler gets no account for a visitor of a public operation', async () => {
    const call = calls(
      serve(create, ({ body, staff }) => ({ title: body.title, by: staff?.id ?? null })),
    )
    expect((await call('POST', '/api/notes', { body: title })).json.data.by).toBe(null)
    const byStaff = await call('POST', '/api/notes', { body: title, as: 'viewer' })
    expect(byStaff.json.data.by).toBe('viewer')
  })

  it('an operation can reject a request before its body is read', async () => {
    const before = () => {
      throw new HttpError('too_many_requests', 'Wait a moment')
    }
    const call = calls(serve(create, { before }, () => ({ title: '', by: null })))
    expect((await call('POST', '/api/notes', { body: 'not JSON' })).status).toBe(429)
  })

  it('an operation can limit the size of its body', async () => {
    const call = calls(serve(create, { limit: 10 }, () => ({ title: '', by: null })))
    expect((await call('POST', '/api/notes', { body: title })).status).toBe(413)
  })
})

describe('the response of an operation', () => {
  it('the response has the envelope and the status of the contract, and is not stored', async () => {
    const call = calls(serve(create, ({ body }) => ({ ...body, by: null })))
    const answer = await call('POST', '/api/notes', { body: title })
    expect(answer.status).toBe(201)
    expect(answer.text).toBe('{"success":true,"data":{"title":"A title","by":null}}')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('the response is the complete value if the contract is a list', async () => {
    const call = calls(
      serve(list, ({ query: { page = 1 } }) =>
        toListPage({ page, limit: 1 }, { items: ['a'], total: 2 }, (to) => `?page=${to}`),
      ),
    )
    const { json } = await call('GET', '/api/notes?page=2')
    expect(json).toMatchObject({ results: ['a'], page: 2, previous: '?page=1', next: null })
  })

  it('the response has the revision as its ETag', async () => {
    const call = calls(serve(change, ({ params }) => withRevision({ id: params.id, revision: 7 })))
    const answer = await call('PUT', '/api/notes/n1', { as: 'editor', body: title })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"7"'])
  })

  it('the response has status 202 while the write waits for the CMS', async () => {
    const call = calls(
      serve(change, ({ query }) =>
        afterWrite({ id: 'n1', revision: 1 }, query.publish === 'true' ? 'written' : 'pending'),
      ),
    )
    const put = async (publish: boolean) =>
      call('PUT', `/api/notes/n1?publish=${publish}`, { as: 'editor', body: title })
    const waits = await put(false)
    expect([waits.status, waits.json.pending]).toEqual([202, true])
    const written = await put(true)
    expect([written.status, 'pending' in written.json]).toEqual([200, false])
  })

  it('the response can have several cookies, each in its own header, and a Cache-Control other than the default', async () => {
    const cookies = ['a=1; Path=/', 'b=2']
    const call = calls(
      serve(
        create,
        { caching: 'no-store' },
        () => new Reply({ title: '', by: null }, { cookies, headers: { 'x-note': 'yes' } }),
      ),
    )
    const { headers } = await call('POST', '/api/notes', { body: title })
    expect(headers.getSetCookie()).toEqual(cookies)
    expect([headers.get('cache-control'), headers.get('x-note')]).toEqual(['no-store', 'yes'])
  })

  it('the response is passed through unchanged if its contract has a media type other than JSON', async () => {
    const answered = new Response('a,b', { headers: { etag: '"1"' } })
    const request = new Request('http://localhost:3000/api/notes.csv')
    const { api } = setUp({ routes: [serve(file, () => answered)] })
    const response = await api.fetch(request, { address: '192.0.2.1' })
    expect([await response.text(), response.headers.get('etag')]).toEqual(['a,b', '"1"'])
  })
})
