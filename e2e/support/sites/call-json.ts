/** Sends a request, with `json` as its body if it is set, and parses the JSON of the response. */
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
  // The type is `any`, because tests check bodies of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  const body: any = await answer.json()
  return { status: answer.status, body }
}
