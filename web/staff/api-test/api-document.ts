import * as z from 'zod/mini'

/** Keywords of a JSON schema that are needed to create an example. */
export interface JsonSchema {
  readonly type?: string | undefined
  readonly format?: string | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined
  readonly anyOf?: readonly JsonSchema[] | undefined
  readonly minimum?: number | undefined
}

const schema: z.ZodMiniType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.optional(z.string()),
    format: z.optional(z.string()),
    enum: z.optional(z.array(z.unknown())),
    const: z.optional(z.unknown()),
    properties: z.optional(z.record(z.string(), schema)),
    anyOf: z.optional(z.array(schema)),
    minimum: z.optional(z.number()),
  }),
)

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.optional(z.string()),
  schema,
})
export type Parameter = z.infer<typeof parameter>

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(
    // Only JSON bodies are listed, because the body of a file upload cannot be typed into the form.
    z.object({ content: z.object({ 'application/json': z.optional(z.object({ schema })) }) }),
  ),
  'x-access': z.string(),
})

/** Fields of the OpenAPI document that this page uses. */
export const apiDocument = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/** An operation of the API. */
export interface Operation {
  readonly id: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly group: string
  /** Required access: `public`, `signed-in`, or the name of an ability. */
  readonly access: string
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | undefined
}

/** All operations of an OpenAPI document by group, in the order of the document. */
export function groupsOf(
  document: z.infer<typeof apiDocument>,
): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [name, described] of Object.entries(item)) {
      const method = methods.find((known) => known === name.toUpperCase())
      if (method === undefined) continue
      const group = described.tags[0] ?? 'Other'
      const list = groups.get(group) ?? []
      groups.set(group, list)
      list.push({
        id: described.operationId,
        method,
        path,
        group,
        summary: described.summary,
        access: described['x-access'],
        parameters: described.parameters ?? [],
        body: described.requestBody?.content['application/json']?.schema,
      })
    }
  }
  return groups
}

const byType: Readonly<Record<string, unknown>> = {
  string: '',
  number: 0,
  integer: 0,
  boolean: false,
  null: null,
}

/** Example value of a schema, shown as the initial body. */
export function exampleOf(schemaOf: JsonSchema): unknown {
  const { anyOf, const: fixed, enum: values, type, properties, format, minimum } = schemaOf
  if (fixed !== undefined) return fixed
  if (values !== undefined) return values[0]
  const choice = anyOf?.find((one) => one.type !== 'null')
  if (choice !== undefined) return exampleOf(choice)
  if (type === 'object' || properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, part]) => [name, exampleOf(part)]),
    )
  }
  if (type === 'array') return []
  if (format === 'date-time') return new Date().toISOString()
  return minimum ?? byType[type ?? ''] ?? null
}

/** Path of a call with its parameters filled in. */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}
