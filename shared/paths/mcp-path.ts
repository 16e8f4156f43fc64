/** Path of the MCP server. It is not in `paths.ts`, because only programs use it and no page links to it. */
export const mcpPath = '/mcp'
