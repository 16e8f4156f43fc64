/** Calls an address with JSON, if any is given, and reads the JSON of its answer. */
export async function callJson(
  method: string,
  url: string,
  { headers = {}, json }: { headers?: Readonly<Record<string, string>>; json?: unknown } = {},
) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  // Tests look into answers whose shape is what they test.
  // oxlint-disable-next-line typescript/no-explicit-any
  const body: any = await answer.json()
  return { status: answer.status, body }
}
