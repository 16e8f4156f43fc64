/** Message for an editor about a failed write: the lake's own reason, or a sentence about the connection. */
export function describeFailure(error: unknown): string {
  if (error instanceof TypeError) return 'Check your connection and try again. Nothing was changed.'
  return error instanceof Error ? error.message : 'Try again. Nothing was changed.'
}
