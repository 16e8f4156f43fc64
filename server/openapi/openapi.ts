import * as z from 'zod'
import { errorAnswer } from '#shared/contracts/envelope.ts'
import type { Operation } from '#shared/contracts/operations/operation.ts'
import { operations } from '#shared/contracts/operations/operations.ts'
import { site } from '#shared/company/site.ts'

const VERSION = '1.0.0'

/** Descriptions of the errors that all operations can return, by status. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request makes no sense',
  413: 'The body is too large',
  422: 'Fields are wrong; `fields` says which',
  429: 'Too many requests; `Retry-After` says for how long',
  503: 'Not available at the moment; `Retry-After` says for how long',
}
const FOR_STAFF: Readonly<Record<number, string>> = { 401: 'Nobody is signed in' }
/** Description of a 403 response, with the abilities that the operation requires. */
function forRoles({ access, besides = {} }: Operation): Readonly<Record<number, string>> {
  if (access === 'public' || access === 'signed-in') return {}
  const some = Object.entries(besides).map(([ability, when]) => `, and ${ability} ${when}`)
  return { 403: `The role lacks ${access}${some.join('')}` }
}
const WITH_ID: Readonly<Record<number, string>> = { 404: 'There is nothing with this id' }
const GUARDED: Readonly<Record<number, string>> = {
  409: 'The article has changed since this revision, or others refer to it',
}

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } })

const ERROR = { $ref: '#/components/schemas/Error' }

const refusals = (texts: Readonly<Record<number, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([status, description]) => [
      status,
      { description, content: jsonContent(ERROR) },
    ]),
  )

function parametersOf({ path, query = {}, guarded, repeatable }: Operation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema, 'input'),
  }))
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  })
  return [
    ...inPath,
    ...inQuery,
    ...(guarded === true ? [header('If-Match', 'The revision that was edited, in quotes')] : []),
    ...(repeatable === true
      ? [header('Idempotency-Key', 'The same key sent again gives the first answer')]
      : []),
  ]
}

function answersOf(operation: Operation) {
  const { answer, mediaType, staffAnswer, status = 200, access, mayWait, guarded, path } = operation
  const { refusals: own = {} } = operation
  const schema = schemaOf(answer, 'output')
  const both =
    staffAnswer === undefined ? schema : { anyOf: [schema, schemaOf(staffAnswer, 'output')] }
  const content = mediaType === undefined ? jsonContent(both) : { [mediaType]: { schema: both } }
  const success = status === 302 ? {} : { content }
  return {
    [status]: { description: 'Done', ...success },
    ...(mayWait === true && {
      202: { description: 'Stored; it waits for the CMS', content: jsonContent(both) },
    }),
    ...refusals(REFUSALS),
    ...(access === 'public' ? {} : refusals(FOR_STAFF)),
    ...refusals(forRoles(operation)),
    ...(path.includes('{') ? refusals(WITH_ID) : {}),
    ...(guarded === true ? refusals(GUARDED) : {}),
    ...refusals(own),
  }
}

/** Converts an operation to OpenAPI. */
function describe(operation: Operation) {
  const { method, path, summary, details, group, body, bodyType, access } = operation
  const parameters = parametersOf(operation)
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/_$/, '')}`,
    summary,
    ...(details !== undefined && { description: details }),
    tags: [group],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) },
    }),
    ...(bodyType !== undefined && { requestBody: { required: true, content: { [bodyType]: {} } } }),
    responses: answersOf(operation),
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    'x-access': access,
    ...(operation.besides !== undefined && { 'x-besides': operation.besides }),
  }
}

/**
 * Returns the description of the REST API as an OpenAPI 3.1 document. It is generated from the contracts with which the handlers validate.
 */
export function describeApi(origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {})
    item[operation.method.toLowerCase()] = describe(operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.product} REST API`, version: VERSION },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
