/** Returns true, or an error if the client's name is missing. Anonymous clients need no name. */
export function checkClientName(name: string | undefined, client: unknown): true | string {
  const named =
    typeof client === 'object' &&
    client !== null &&
    'anonymous' in client &&
    client.anonymous === false
  return named && (name ?? '').trim() === '' ? 'Enter the client’s name or hide it.' : true
}
