/** HTTP status of a failed call, from its property `status`; 0 if there was no response. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 0
  return typeof error.status === 'number' ? error.status : 0
}
