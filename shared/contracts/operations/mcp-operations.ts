import * as z from 'zod/mini'
import { mcpPath } from '#shared/paths/mcp-path.ts'
import { named } from './operation.ts'

/** JSON-RPC 2.0 message. The MCP server validates all other fields. */
const message = z.looseObject({ jsonrpc: z.literal('2.0') })

/** The MCP server (Model Context Protocol, streamable HTTP without sessions). */
export const mcpOperations = named({
  mcp: {
    method: 'POST',
    path: mcpPath,
    access: 'public',
    tokens: 'personal',
    group: 'Programs',
    summary: 'Responds to a message of the Model Context Protocol',
    details:
      'Everyone can search and read published pages. With a personal token as bearer token, a program can also read and write articles as far as the token and its owner may.',
    body: message,
    answer: message,
  },
})
