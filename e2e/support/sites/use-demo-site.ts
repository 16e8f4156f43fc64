import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, inject } from 'vitest'
import { READY_WITHIN } from './processes.ts'

/** Passes the shared site with the demonstration content to `begin` before the first test of a file. */
export function useDemoSite(begin: (site: { readonly url: string }) => void): void {
  beforeAll(async () => {
    const ask = () => fetch(inject('demoSite'))
    let answer = await ask()
    // Polls, because the start can take longer than the limit of five minutes for a single request.
    while (answer.status === 202) {
      await setTimeout(250)
      answer = await ask()
    }
    const url = await answer.text()
    expect(answer.status, url).toBe(200)
    begin({ url })
  }, READY_WITHIN)
}
