import { documentsOf, fillThroughSite, startToMeasure } from './filled-site.ts'
import { profile, type CpuProfile } from './cpu-profile.ts'
import { freePort } from '#e2e/support/processes.ts'
import { signInAsStaff } from '#e2e/support/staff-session.ts'
import { PAGE_SIZE } from '#shared/content/public-query-names.ts'
import { paths } from '#shared/paths.ts'

const POSTS = 480
const ROUNDS = 6

/** The profiler's names for samples in which the main thread waited. */
const IDLE: ReadonlySet<string> = new Set(['(idle)', '(root)'])

/** Microseconds of a profile in all and below React's `renderToString`, without those in which nothing ran. */
function timesOf({ nodes, samples, timeDeltas }: CpuProfile) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((to) => [to, id])))
  const isBelow = new Map<number, boolean>()
  const renders = (id: number): boolean => {
    const known = isBelow.get(id)
    if (known !== undefined) return known
    const parent = parents.get(id)
    const answer =
      (byId.get(id)?.callFrame.functionName ?? '').startsWith('renderToString') ||
      (parent !== undefined && renders(parent))
    isBelow.set(id, answer)
    return answer
  }
  let all = 0
  let rendering = 0
  for (const [index, id] of samples.entries()) {
    const took = timeDeltas[index] ?? 0
    if (IDLE.has(byId.get(id)?.callFrame.functionName ?? '')) continue
    all += took
    if (renders(id)) rendering += took
  }
  return { all, rendering }
}

/**
 * Asks for every page of a list of posts, again after each change of a post, which drops them. Gives the processor time that the
 * server's main thread spends within React's `renderToString`, as a share of all of its time meanwhile, gathering content and
 * answering included; and how many pages were made while their reader waited. The server makes pages anew by itself as well.
 * @param directory an empty one
 * @throws Error when a page is refused, or every one was prepared already
 */
export async function renderShare(directory: string): Promise<{ share: number; pages: number }> {
  await fillThroughSite(directory, documentsOf(POSTS))
  const inspectorPort = await freePort()
  const site = await startToMeasure(directory, 'none', `--inspect=127.0.0.1:${inspectorPort}`)
  try {
    const { mutate } = await signInAsStaff(site.url)
    const last = POSTS / PAGE_SIZE
    /** Whether the page had to be made for this request. */
    const ask = async (page: number) => {
      const answer = await fetch(`${site.url}${paths.blogs()}?page=${page}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`page ${page} was answered with ${answer.status}`)
      return answer.headers.get('server-timing')?.includes('miss') === true
    }
    let pages = 0
    const times = { all: 0, rendering: 0 }
    // The first round only warms the compiler up.
    for (let round = 0; round <= ROUNDS; round++) {
      await mutate([{ patch: { id: 'post-0', set: { excerpt: `Changed ${round} times.` } } }])
      const measured = await profile(inspectorPort, async () => {
        for (let page = 2; page <= last; page++) if (await ask(page)) pages++
      })
      if (round === 0) {
        pages = 0
        continue
      }
      const { all, rendering } = timesOf(measured)
      times.all += all
      times.rendering += rendering
    }
    if (pages === 0) throw new Error('every page was prepared already')
    return { share: times.rendering / times.all, pages }
  } finally {
    await site.signal('SIGTERM')
  }
}
