/** True, or an error for the client's name, which is required unless the client is anonymous. */
export function checkClientName(name: string | undefined, client: unknown): true | string {
  const named =
    typeof client === 'object' &&
    client !== null &&
    'anonymous' in client &&
    client.anonymous === false
  return named && (name ?? '').trim() === '' ? 'Enter the client’s name or hide it.' : true
}
