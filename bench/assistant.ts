/**
 * Measures the response time of the assistant with a thousand posts, and the effect of fifty simultaneous questions on the response times
 * of pages: `node bench/assistant.ts [posts] [waves]`. Pages and a raw node:http server are requested at the same time, at rest and while
 * fifty different questions arrive every second. Times are of complete responses over the loopback.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { documentsOf, fill, startToMeasure } from './filled-site.ts'
import { startRaw } from './raw-server.ts'
import { temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { signInAsStaff } from '#e2e/support/pages/staff-session.ts'
import { apiPaths, healthPaths, paths } from '#shared/paths/paths.ts'

const posts = Number(process.argv[2] ?? 1_000)
const waves = Number(process.argv[3] ?? 10)
const AT_ONCE = 50
const WAVE_MS = 1_000
/** Pause between two requests of one address, in milliseconds. */
const PAUSE_MS = 5
const BARS = { answer: 100, pages: 2 } as const

const at = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const spread = (times: readonly number[]) =>
  `p50 ${at(times, 0.5).toFixed(1).padStart(6)}  p95 ${at(times, 0.95).toFixed(1).padStart(6)}  most ${at(times, 1).toFixed(1).padStart(7)}  of ${times.length}`

const subjects = ['criminal check', 'degree', 'employment history', 'sanctions list', 'address']
const asks = [
  (what: string, number: number) => `How long does a ${what} take for ${number} people?`,
  (what: string, number: number) => `What does the report on a ${what} say about risk ${number}?`,
  (what: string, number: number) => `Who confirms the ${what} of an auditor in year ${number}?`,
  (what: string, number: number) => `wat is the prise of ${number} ${what} cheks`,
]
const questionOf = (number: number) =>
  (asks[number % asks.length] ?? asks[0])?.(subjects[number % subjects.length] ?? '', number) ?? ''

await using directory = await temporaryDirectory()
const site = await startToMeasure(directory.path)
const origin = site.url
const raw = await startRaw(origin + healthPaths.live)

const ask = async (question: string) => {
  const started = performance.now()
  const answer = await fetch(origin + apiPaths.assistant, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`A question was answered ${answer.status}`)
  return performance.now() - started
}

const addresses: Readonly<Record<string, string>> = {
  'raw node:http': raw.url,
  [paths.home]: origin + paths.home,
  [paths.blogs()]: origin + paths.blogs(),
  [paths.service('criminal-check')]: origin + paths.service('criminal-check'),
}

/**
 * Requests each address repeatedly until `end` settles.
 * @returns response times by the name of the address
 */
async function probe(end: Promise<unknown>) {
  const state = { going: true }
  void end.finally(() => {
    state.going = false
  })
  const measured = Object.entries(addresses).map(async ([name, address]) => {
    const taken: number[] = []
    while (state.going) {
      const started = performance.now()
      await (await fetch(address)).arrayBuffer()
      taken.push(performance.now() - started)
      await wait(PAUSE_MS)
    }
    return [name, taken] as const
  })
  return new Map(await Promise.all(measured))
}

try {
  const session = await signInAsStaff(origin)
  await fill(documentsOf(posts), session.mutate)
  const first = await ask(questionOf(0))
  console.log(
    `${posts} posts; milliseconds. The first question, which makes the index: ${first.toFixed(0)}`,
  )
  // Warms up each address, so that the additional work of a first request is not measured.
  for (const address of Object.values(addresses)) await (await fetch(address)).arrayBuffer()
  for (let number = 0; number < 30; number += 1) await ask(questionOf(number))

  const single: number[] = []
  for (let number = 100; number < 300; number += 1) single.push(await ask(questionOf(number)))
  const slow = at(single, 0.95) < BARS.answer ? '' : `  MISSES ${BARS.answer}`
  console.log(`one question after the other   ${spread(single)}${slow}`)

  const rest = await probe(wait(waves * WAVE_MS))
  const together: number[] = []
  const flood = async () => {
    for (let wave = 0; wave < waves; wave += 1) {
      const from = 1_000 + wave * AT_ONCE
      const answers = Array.from({ length: AT_ONCE }, (_, number) => ask(questionOf(from + number)))
      const [times] = await Promise.all([Promise.all(answers), wait(WAVE_MS)])
      together.push(...times)
    }
  }
  const busy = await probe(flood())
  console.log(`${AT_ONCE} questions at once, every second   ${spread(together)}`)
  for (const [name, times] of rest) {
    const meanwhile = busy.get(name) ?? []
    const ratio = at(meanwhile, 0.95) / at(times, 0.95)
    const verdict = ratio <= BARS.pages || name.startsWith('raw') ? '' : `  MISSES ${BARS.pages} x`
    console.log(`${name.padEnd(18)} at rest    ${spread(times)}`)
    console.log(
      `${''.padEnd(18)} meanwhile  ${spread(meanwhile)}  p95 ${ratio.toFixed(2)} x${verdict}`,
    )
  }
} finally {
  raw.stop()
  await site.signal('SIGTERM')
}
