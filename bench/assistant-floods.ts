/**
 * Measures the response time of a normal question while the server answers hostile questions: `node bench/assistant-floods.ts [rounds]`, on
 * the real server over HTTP with the demonstration content and all limits active. A hostile question has 2,000 characters and six earlier
 * messages of 4,000, each full of different words that do not occur on the site. Baseline: the normal question alone in the same run.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { processorMs } from './filled-site.ts'
import { freePort, startSite, temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { apiPaths } from '#shared/paths/paths.ts'

const rounds = Number(process.argv[2] ?? 10)
const BARS = { normal: 500, processor: 300 } as const
/** Time between the start of the hostile questions and that of the normal question, in milliseconds. */
const HEAD_START = 100
/** Timeout of a client, in milliseconds. */
const PATIENCE = 120_000

/** Word for a number: a fixed prefix and the number in base 26 as letters. The word occurs on no page. */
function wordOf(number: number): string {
  let rest = (number * 7_919 + 104_729) % 26 ** 5
  let letters = ''
  while (letters.length < 5) {
    letters += String.fromCodePoint(97 + (rest % 26))
    rest = Math.floor(rest / 26)
  }
  // The word starts with the first letters of common words, so that the server must compare it with many words.
  return `${['com', 'pre', 'str', 'con'][number % 4]}${letters}`
}

let words = 0
function textOf(length: number): string {
  let text = ''
  while (text.length + 9 <= length) {
    words += 1
    text += `${wordOf(words)} `
  }
  return text.trim()
}

const hostile = (history: number) => ({
  question: textOf(2_000),
  history: Array.from({ length: history }, () => ({ text: textOf(4_000), isBot: false })),
})

const normals = [
  'How long does a criminal check take?',
  'do you verify degrees from india',
  'how quickly do you reply to enquiries',
  'how do you spot a diploma mill',
  'What does an apostille prove?',
  'Are reference calls recorded?',
]

await using directory = await temporaryDirectory()
const site = await startSite({
  port: await freePort(),
  directory: directory.path,
  environment: { SEED: 'demo', TRUST_PROXY: '1' },
})

async function ask(body: object, address: string) {
  const started = performance.now()
  const status = await fetch(site.url + apiPaths.assistant, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return String(answer.status)
    },
    () => 'no answer',
  )
  return { status, ms: performance.now() - started }
}

let asked = 0
/** Sends a normal question that was not sent before, so that no cache contains its answer. */
const askNormal = () => {
  asked += 1
  const question = `${normals[asked % normals.length]} ${asked}`
  return ask({ question }, `198.51.${Math.floor(asked / 250)}.${asked % 250}`)
}

const at = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
const spread = (values: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => at(values, share).toFixed(0).padStart(6)).join(' ')
const tally = (values: readonly string[]) =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, all]) => `${all.length} x ${value}`)
    .join(', ')

/** Addresses of the hostile senders of one round. */
const senders: Readonly<Record<string, (round: number, index: number) => string>> = {
  'one address': (round) => `203.0.113.${round}`,
  'one /48, each from its own /64': (round, index) =>
    `2001:db8:${round.toString(16)}:${(index + 1).toString(16)}::1`,
  'addresses of their own': (round, index) => `192.0.${round}.${index}`,
}

try {
  for (let count = 0; count < 30; count += 1) await askNormal()
  const alone: number[] = []
  for (let count = 0; count < 40; count += 1) alone.push((await askNormal()).ms)
  console.log(`milliseconds                                               p50    p95   most`)
  console.log(`a normal question alone                              ${spread(alone)}`)
  for (const history of [0, 6]) {
    const costs: number[] = []
    for (let count = 0; count < Math.min(rounds, 10); count += 1) {
      const body = hostile(history)
      const before = processorMs(site.process.pid)
      await ask(body, `203.0.114.${history}`)
      costs.push(processorMs(site.process.pid) - before)
    }
    const verdict = Math.max(...costs) <= BARS.processor ? '' : `  MISSES ${BARS.processor}`
    console.log(
      `processor time of a hostile one, ${history} earlier messages  ${spread(costs)}${verdict}`,
    )
  }
  let round = 0
  for (const count of [3, 30]) {
    for (const [name, addressOf] of Object.entries(senders)) {
      const times: number[] = []
      const answers: string[] = []
      const refused: string[] = []
      for (let each = 0; each < rounds; each += 1) {
        round += 1
        const flood = Array.from({ length: count }, (_, index) =>
          ask(hostile(6), addressOf(round, index)),
        )
        await wait(HEAD_START)
        const normal = await askNormal()
        times.push(normal.ms)
        answers.push(normal.status)
        refused.push(...(await Promise.all(flood)).map(({ status }) => status))
      }
      const verdict = at(times, 0.95) <= BARS.normal ? '' : `  MISSES ${BARS.normal}`
      console.log(
        `a normal question beside ${String(count).padEnd(2)} from ${name.padEnd(31)}${spread(times)}  ${tally(answers)}; hostile: ${tally(refused)}${verdict}`,
      )
    }
  }
} finally {
  await site.signal('SIGTERM')
}
