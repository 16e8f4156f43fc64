import * as z from 'zod'
import type * as mini from 'zod/mini'
import { HttpError } from '#server/http/http-error.ts'
import { parsePlain } from '#server/http/read-json.ts'
import type { Author, Sender } from '../ports.ts'
import type { TokenAbility } from '#shared/access/abilities.ts'

/** Maximum length of a result, in characters. */
const RESULT_LIMIT = 200_000

/** A call of a tool. */
export interface ToolCall extends Sender {
  /** Author of changes that the call makes. Undefined for a call without a token. */
  readonly author: Author | undefined
}

/** A tool of the MCP server. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Ability that a call needs. Undefined for tools that everyone can use. */
  readonly ability: TokenAbility | undefined
  /** JSON schema of the arguments. */
  readonly inputSchema: { readonly type: 'object'; readonly [key: string]: unknown }
  /** Executes a call. @throws HttpError for invalid arguments, and for a call that is rejected */
  readonly run: (input: unknown, call: ToolCall) => Promise<string>
}

interface Definition<Input extends mini.ZodMiniType, Given> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Input
  /** Schema of the arguments that clients see, if it is more precise than `input`. */
  readonly shown?: mini.ZodMiniType
  readonly run: (input: mini.output<Input>, call: Given) => Promise<string>
}

function schemaOf(input: mini.ZodMiniType): Tool['inputSchema'] {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  })
  return { ...schema, type: 'object' }
}

const bounded = (text: string) =>
  text.length <= RESULT_LIMIT
    ? text
    : `${text.slice(0, RESULT_LIMIT)}\n\n[Cut after ${RESULT_LIMIT} characters]`

/** Creates a tool that everyone can use. */
export const publicTool = <Input extends mini.ZodMiniType>({
  input,
  shown = input,
  run,
  ...texts
}: Definition<Input, ToolCall>): Tool => ({
  ...texts,
  ability: undefined,
  inputSchema: schemaOf(shown),
  run: async (given, call) => bounded(await run(parsePlain(input, given), call)),
})

/** Creates a tool that needs a personal token with a certain ability. */
export const tokenTool = <Input extends mini.ZodMiniType>(
  ability: TokenAbility,
  {
    input,
    shown = input,
    run,
    ...texts
  }: Definition<Input, ToolCall & { readonly author: Author }>,
): Tool => ({
  ...texts,
  ability,
  inputSchema: schemaOf(shown),
  run: async (given, call) => {
    const { author } = call
    if (author === undefined)
      throw new HttpError('forbidden', 'Send a personal token for this tool')
    return bounded(await run(parsePlain(input, given), { ...call, author }))
  },
})
