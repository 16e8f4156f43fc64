const ENTRY = /data-entry="([^"]+)"/u

/** Address of the entry script of this page. It identifies the build. */
export const ownEntry = (): string =>
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'] ?? ''

/**
 * Address of the entry script in the build that the server has now, which it reads from the current page. Undefined if the request fails.
 */
export async function entryNow(): Promise<string | undefined> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  return answer === undefined ? undefined : ENTRY.exec(await answer.text())?.[1]
}
