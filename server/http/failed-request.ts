/** Plain-text 503 for a request that failed unexpectedly, with a Retry-After of 5 s. */
export function failedRequest(headers: Readonly<Record<string, string>>): Response {
  return new Response('Try again in a moment. We couldn’t show this page.\n', {
    status: 503,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  })
}
