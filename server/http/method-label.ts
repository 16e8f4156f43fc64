const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Label of a request method for metrics and traces. The number of labels is finite for any request. */
export const methodLabel = (method: string | undefined): string =>
  method !== undefined && METHODS.has(method) ? method : 'other'
