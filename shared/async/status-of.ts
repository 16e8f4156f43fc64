/** HTTP status that a failed call carries as `status`; 0 if it had no answer. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 0
  return typeof error.status === 'number' ? error.status : 0
}
