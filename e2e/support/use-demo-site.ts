import { beforeAll, expect, inject } from 'vitest'
import { READY_WITHIN } from './processes.ts'

/** Hands over the site with the demonstration content before the first test of a file. Other files read it meanwhile. */
export function useDemoSite(begin: (site: { readonly url: string }) => void): void {
  beforeAll(async () => {
    const answer = await fetch(inject('demoSite'))
    const url = await answer.text()
    expect(answer.status, url).toBe(200)
    begin({ url })
  }, READY_WITHIN)
}
