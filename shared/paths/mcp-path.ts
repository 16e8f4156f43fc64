/** Address of the MCP server, for programs. Separate from `paths.ts`, because no page links to it. */
export const mcpPath = '/mcp'
