import { errorAnswer } from '#shared/contracts/envelope.ts'

const sentences: Readonly<Record<number, string>> = {
  0: 'We could not reach the server. Check your connection and try again.',
  400: 'The request did not pass validation.',
  401: 'This needs authentication. Sign in and try again.',
  403: 'You may not do this.',
  404: 'Not found or not available.',
  409: 'Somebody else changed this in the meantime.',
  413: 'This is too large to send.',
  422: 'Some values did not pass validation.',
  429: 'Too many requests. Wait a moment and try again.',
  503: 'This is not available right now. Try again in a moment.',
  504: 'The answer took too long. Try again in a moment.',
}

/** The sentence for a person about a REST call that failed: the server's own text, else one for its status. */
export function userMessage(status: number, body?: unknown): string {
  const parsed = errorAnswer.safeParse(body)
  if (parsed.success) return parsed.data.error.message
  return sentences[status] ?? 'Something went wrong on our side. Try again in a moment.'
}
