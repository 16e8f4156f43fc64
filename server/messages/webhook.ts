import { createHmac } from 'node:crypto'
import { site } from '#shared/company/site.ts'
import type { Sender } from './sender.ts'

/** Longest time for one delivery, milliseconds. */
const PATIENCE = 10_000

/**
 * Delivers events to a program of the owner's, as standardwebhooks.com describes: signed with a shared secret, and with an id by
 * which it knows what comes twice.
 */
export function createWebhook({
  url,
  secret,
  now,
}: {
  readonly url: string
  readonly secret: string
  readonly now: () => number
}): Sender<string> {
  return async ({ id, content }) => {
    const timestamp = String(Math.floor(now() / 1000))
    const signature = createHmac('sha256', secret)
      .update(`${id}.${timestamp}.${content}`)
      .digest('base64')
    const response = await fetch(url, {
      method: 'POST',
      body: content,
      // Elsewhere is not where the owner wanted the data to go.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        'content-type': 'application/json',
        'user-agent': `${site.product} webhook`,
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return 'sent'
  }
}
