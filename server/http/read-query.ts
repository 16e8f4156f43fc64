import type * as z from 'zod'
import type { Operation } from '#shared/contracts/operations/operation.ts'
import { HttpError } from './http-error.ts'

/** Schemas of query parameters. */
export type Query = NonNullable<Operation['query']>

/** Parsed query parameters by name. Parameters that the request lacks are missing. */
export type ReadQuery<Q extends Query> = { readonly [Name in keyof Q]?: z.core.output<Q[Name]> }

/** Parses a parameter as text and, if that fails, as an integer. */
function parse(schema: Query[string], text: string) {
  const asText = schema.safeParse(text)
  if (asText.success || !/^-?\d+$/.test(text)) return asText
  return schema.safeParse(Number(text))
}

/**
 * Parses the query parameters of a request with the schemas of its operation.
 * @throws HttpError `validation_failed` with the invalid parameters
 */
export function readQuery<Q extends Query>({ searchParams }: URL, query: Q): ReadQuery<Q> {
  const fields: Record<string, string> = {}
  const values = Object.entries(query).flatMap(([name, schema]) => {
    const text = searchParams.get(name)
    if (text === null) return []
    const parsed = parse(schema, text)
    if (parsed.success) return [[name, parsed.data]]
    fields[name] = parsed.error.issues[0]?.message ?? 'Use an allowed value for this parameter'
    return []
  })
  if (Object.keys(fields).length > 0) {
    throw new HttpError('validation_failed', 'Check the listed values. Validation failed', {
      fields,
    })
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every value was parsed with the schema of its name
  return Object.fromEntries(values) as ReadQuery<Q>
}
