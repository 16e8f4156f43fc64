import { errorAnswer } from '#shared/contracts/envelope.ts'

const sentences: Readonly<Record<number, string>> = {
  0: 'Check your connection and try again. We couldn’t reach the server.',
  400: 'Reload the page and try again. The request failed validation.',
  401: 'Sign in and try again. This needs authentication.',
  403: 'Ask an administrator. Your account doesn’t allow this.',
  404: 'Reload the page. This wasn’t found, or isn’t available any more.',
  409: 'Reload to see the latest version. Someone else has changed this.',
  413: 'Choose a smaller file or shorten the text. This is too large to send.',
  422: 'Check the marked fields. Some values failed validation.',
  429: 'Wait a moment and try again. There were too many requests.',
  503: 'Try again in a moment. This isn’t available right now.',
  504: 'Try again in a moment. The server took too long.',
}

/** User-visible sentence about a failed REST call: the text of the server or, if there is none, the default text for the status. */
export function userMessage(status: number, body?: unknown): string {
  const parsed = errorAnswer.safeParse(body)
  if (parsed.success) return parsed.data.error.message
  return sentences[status] ?? 'Try again in a moment. Something went wrong on our side.'
}
