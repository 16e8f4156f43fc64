import { readFile } from 'node:fs/promises'

/** Milliseconds that the main thread of a process has waited for a core that others had; 0 where the system does not tell. */
async function waitedForCore(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')
  return Number(text.split(' ')[1] ?? 0) / 1e6
}

/**
 * Begins to measure, and gives the milliseconds that have passed since, but for those in which neither this process nor the one
 * given could run because others had the cores: what remains is the product's own time, on a busy machine too.
 */
export async function startOwnTime(pid: number | undefined): Promise<() => Promise<number>> {
  const waited = async () => (await waitedForCore(pid)) + (await waitedForCore(process.pid))
  const before = await waited()
  const began = performance.now()
  return async () => performance.now() - began - ((await waited()) - before)
}
