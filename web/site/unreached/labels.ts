import { counted } from '#shared/text/count.ts'

/** Texts of the offline page. */
export const words = {
  title: 'You are offline',
  lede: 'This page is not stored on your device, so it needs a connection. We try again when you’re connected.',
  again: 'Try again',
  back: 'Go back',
  address: 'Address',
  connection: 'Connection',
  since: 'Offline since',
  stored: 'Stored on this device',
  search: 'Search the stored articles',
  searchHint: 'Only articles stored on this device are searched.',
  found: (count: number, all: number) =>
    count === 0
      ? `${counted(all, 'stored article')}, none with all of these words`
      : `${count} of ${counted(all, 'stored article')} found`,
  storedAt: 'Stored',
  /** Shown if the visitor allows storing articles, but no article is stored yet. */
  none: 'Articles and case studies you read are listed here.',
  /** Shown if the visitor does not allow storing articles. */
  notAllowed:
    'No article is stored on this device. To read articles offline, allow the functional category under Cookie settings.',
  /** Shown if the device is online but the server does not respond. */
  unreached: 'We can’t reach our server',
  unreachedLede: 'You’re online, but our server doesn’t answer. We keep trying.',
  unreachedSince: 'No answer since',
  trying: 'Trying again…',
  failed: 'Check your connection and try again. We couldn’t reach the server.',
} as const
