/**
 * Maximum number of bytes that wait for a slow reader. Above it the reader is disconnected; it can resume with the id of its last event.
 */
export const MAX_WAITING_BYTES = 4 * 1024 * 1024

/** Formats a server-sent event. @param data sent as JSON */
export function sseEvent(name: string, data: unknown, id?: string): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}
