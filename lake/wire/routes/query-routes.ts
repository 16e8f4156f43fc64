import { eventStreamResponse } from '#lake/common/event-stream.ts'
import type { Perspective } from '#lake/documents/types.ts'

import { askerOf, currentDataset, visibilityFor } from '#lake/wire/access.ts'
import { flag, queryParams, readJson } from '#lake/wire/body.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import { WireError } from '#lake/wire/errors.ts'
import { prepareListener, prepareLiveEvents, type StreamStart } from '#lake/wire/streams/listen.ts'
import type { WireRoute } from '#lake/wire/router.ts'
import { MAX_WRITE_BYTES, queryBody } from '#lake/wire/schemas.ts'
import { MAX_WAITING_BYTES } from '#lake/wire/streams/sse.ts'
import { openStream } from '#lake/wire/streams/streaming.ts'

/** First API version in which a query without a perspective reads published documents only. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'
const LAYER = /^[A-Za-z0-9_.-]{1,128}$/

function perspectiveOf(context: WireContext): Perspective {
  const value = context.url.searchParams.get('perspective')
  if (value === null || value === '') {
    const { apiVersion } = context
    return apiVersion === 'X' || (apiVersion !== '1' && apiVersion >= PUBLISHED_BY_DEFAULT)
      ? 'published'
      : 'raw'
  }
  if (value === 'raw' || value === 'published' || value === 'drafts' || value === 'previewDrafts') {
    return value
  }
  const layers = value.split(',')
  if (layers.length > 100 || !layers.every((layer) => LAYER.test(layer) && layer !== 'raw')) {
    throw new WireError(400, 'perspective is not valid')
  }
  return layers
}

async function query(
  context: WireContext,
  question: { readonly query: string; readonly params: Readonly<Record<string, unknown>> },
): Promise<Response> {
  const dataset = await currentDataset(context, param(context, 'dataset'), context)
  const request = {
    ...question,
    perspective: perspectiveOf(context),
    identity: context.caller?.id ?? '<anonymous>',
    visibility: visibilityFor(context.caller),
  }
  const returnQuery = flag(context.url, 'returnQuery', true)
  const { foreign } = context.options
  if (foreign !== undefined) {
    const body = await foreign.query(dataset, askerOf(context), { ...request, returnQuery })
    return new Response(body, {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  }
  const answer = await dataset.query(request)
  return Response.json(
    {
      ...(returnQuery ? { query: question.query } : {}),
      result: answer.result,
      syncTags: answer.syncTags,
      ms: Math.round(answer.ms),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/** Prepares an event stream of the dataset in the address. @throws WireError for a missing dataset, an invalid query or missing access */
export async function prepareStream(
  context: WireContext,
  kind: 'listen' | 'live',
): Promise<StreamStart> {
  const dataset = await currentDataset(context, param(context, 'dataset'), context)
  return kind === 'listen' ? prepareListener(context, dataset) : prepareLiveEvents(context, dataset)
}

async function stream(context: WireContext, kind: 'listen' | 'live'): Promise<Response> {
  if (context.request.method === 'HEAD') return new Response(null)
  const start = await prepareStream(context, kind)
  return eventStreamResponse((sink) => openStream(context, sink, start).close, MAX_WAITING_BYTES)
}

/** Routes for queries, listeners and live content events. */
export const queryRoutes: readonly WireRoute[] = [
  {
    method: 'GET',
    path: '/data/query/:dataset',
    access: 'reader',
    topic: 'query',
    handle(context) {
      const text = context.url.searchParams.get('query')
      if (text === null) throw new WireError(400, 'The parameter "query" is required')
      return query(context, { query: text, params: queryParams(context.url) })
    },
  },
  {
    method: 'POST',
    path: '/data/query/:dataset',
    access: 'reader',
    topic: 'query',
    async handle(context) {
      const body = await readJson(context.request, queryBody, MAX_WRITE_BYTES)
      return query(context, { query: body.query, params: body.params ?? {} })
    },
  },
  {
    method: 'GET',
    path: '/data/listen/:dataset',
    access: 'reader',
    topic: 'query',
    handle: (context) => stream(context, 'listen'),
  },
  {
    method: 'GET',
    path: '/data/live/events/:dataset',
    access: 'reader',
    topic: 'query',
    handle: (context) => stream(context, 'live'),
  },
]
