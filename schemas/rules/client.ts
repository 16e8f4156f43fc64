/** True, or why the client's name cannot stand: a client that is not anonymous has one. */
export function checkClientName(name: string | undefined, client: unknown): true | string {
  const named =
    typeof client === 'object' &&
    client !== null &&
    'anonymous' in client &&
    client.anonymous === false
  return named && (name ?? '').trim() === '' ? 'Enter the client’s name or hide it.' : true
}
