import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { callJson } from './call-json.ts'
import { signInAsStaff } from '../pages/staff-session.ts'
import { mcpPath } from '#shared/paths/mcp-path.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** Result of a tool: its text, and a flag for a failed call. */
export interface ToolResult {
  readonly text: string
  readonly isError: boolean
}

let senders = 0

/**
 * Creates an address for one client, so that the calls of several tests do not count towards the same rate limit. The site must trust one
 * proxy.
 */
export const ownAddress = () => `198.51.100.${(senders += 1)}`

/** Connects the official client to the MCP server at `origin`. */
export async function connectMcp(origin: string, token?: string, address = ownAddress()) {
  const headers = {
    'x-forwarded-for': address,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const transport = new StreamableHTTPClientTransport(new URL(mcpPath, origin), {
    requestInit: { headers },
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  // The cast is needed, because the SDK's types of a transport are not exact about optional fields.
  await client.connect(transport as Parameters<typeof client.connect>[0])
  return {
    client,
    toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (
      name: string,
      input: Readonly<Record<string, unknown>> = {},
    ): Promise<ToolResult> => {
      const { content, isError } = await client.callTool({ name, arguments: input })
      // The cast is correct, because results of this server consist of a single text.
      const [first] = content as readonly { readonly text: string }[]
      return { text: first?.text ?? '', isError: isError === true }
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}

/**
 * Creates an account with a role, and a signed-in session for the account.
 * @param admin token of an administrator's session
 */
export async function createMember(origin: string, admin: string, role: string) {
  const asAdmin = { authorization: `Bearer ${admin}` }
  const email = `${crypto.randomUUID()}@example.com`
  const invited = await callJson('POST', origin + staffApiPaths.users, {
    headers: asAdmin,
    json: { email, name: `Test ${role}`, role },
  })
  const { user, reset } = invited.body.data
  const password = 'a quiet river under iron'
  const token = String(reset.url).split('#')[1]
  await callJson('POST', origin + staffApiPaths.resetPassword, { json: { token, password } })
  const session = await signInAsStaff(origin, { email, password })
  const headers = { authorization: `Bearer ${session.token}` }
  return {
    change: (json: object) =>
      callJson('PATCH', origin + staffApiPaths.user(String(user.id)), { headers: asAdmin, json }),
    createToken: async (abilities: readonly string[], name = 'Writing helper') => {
      const { body } = await callJson('POST', origin + staffApiPaths.tokens, {
        headers,
        json: { name, abilities, days: 1 },
      })
      return { id: String(body.data.token.id), secret: String(body.data.secret) }
    },
    revoke: (id: string) => callJson('DELETE', origin + staffApiPaths.token(id), { headers }),
  }
}
