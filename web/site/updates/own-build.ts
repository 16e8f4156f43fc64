const ENTRY = /data-entry="([^"]+)"/u

/** Entry script of this page, which identifies its build. */
export const ownEntry = (): string =>
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'] ?? ''

/** Entry script of the current build at this address; undefined if the request fails. */
export async function entryNow(): Promise<string | undefined> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  return answer === undefined ? undefined : ENTRY.exec(await answer.text())?.[1]
}
