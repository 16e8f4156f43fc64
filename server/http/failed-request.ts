/** 503 in plain text for a request that failed unexpectedly. A client may try again after 5 s. */
export function failedRequest(headers: Readonly<Record<string, string>>): Response {
  return new Response('The page cannot be shown at the moment. Please try again shortly.\n', {
    status: 503,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  })
}
