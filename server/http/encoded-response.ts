/** A body with its compressed forms, prepared once for all who ask. */
export interface EncodedAnswer {
  /** Among them `etag`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
}

const FORMS = { br: 'brotli', gzip: 'gzip' } as const

function encodingFor(accepted: string | null): keyof typeof FORMS | undefined {
  const offered = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : undefined
}

/** The 200 answer in the best form that a caller takes, or 304 when it has it already. */
export function respondEncoded(answer: EncodedAnswer, request: Headers): Response {
  const known = request.get('if-none-match')?.split(',') ?? []
  const etag = answer.headers['etag']
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers: answer.headers })
  }
  const encoding = encodingFor(request.get('accept-encoding'))
  const body = encoding === undefined ? answer.body : answer[FORMS[encoding]]
  return new Response(new Uint8Array(body), {
    headers: {
      ...answer.headers,
      'content-length': String(body.length),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
  })
}
