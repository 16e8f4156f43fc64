/** Maximum number of bytes waiting for a slow reader. Above it the reader is disconnected, and can resume with its last event id. */
export const MAX_WAITING_BYTES = 4 * 1024 * 1024

/** Server-sent event. `data` is JSON. */
export function sseEvent(name: string, data: unknown, id?: string): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}
