import { createHmac } from 'node:crypto'
import { site } from '#shared/company/site.ts'
import type { Sender } from './sender.ts'

/** Timeout of a delivery, in milliseconds. */
const PATIENCE = 10_000

/**
 * Creates a sender that delivers events to the webhook of the site's owner, as standardwebhooks.com describes. Each delivery is signed with
 * a shared secret, and has an id by which the receiver recognises duplicates.
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
      // A redirect could send the data to a server that the owner has not chosen.
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
