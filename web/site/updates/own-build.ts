const ENTRY = /data-entry="([^"]+)"/u

/** The script that this page began with, which tells its build from others. */
export const ownEntry = (): string =>
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'] ?? ''

/** The script that the page at this address would begin with if it were loaded now; undefined when it cannot be asked. */
export async function entryNow(): Promise<string | undefined> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  return answer === undefined ? undefined : ENTRY.exec(await answer.text())?.[1]
}
