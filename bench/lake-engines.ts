/**
 * Prints commits per second, and the latency of reads that include all earlier writes, with the lake in a file and in PostgreSQL: `node
 * bench/lake-engines.ts [postgresql://…]`. Without an address only the file is measured. The database must not contain a lake.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createLake } from '#lake/datasets/lake.ts'
import { openSharedLake } from '#lake/datasets/shared-lake.ts'
import type { Lake } from '#lake/documents/types.ts'

const SECONDS = 3
const READS = 100
const DOCUMENTS = 500
const NAME = 'bench'
const TEXT = 'Certification audits look at evidence, controls and the people. '.repeat(40)

let written = 0

/** Commits per second of several writers. Each writer waits for its previous commit. */
async function commitRate(lakes: readonly Lake[], writers: number): Promise<number> {
  const started = performance.now()
  const until = started + SECONDS * 1_000
  let done = 0
  const write = async (lake: Lake) => {
    const dataset = lake.dataset(NAME)
    while (performance.now() < until) {
      written += 1
      const _id = `document-${written % DOCUMENTS}`
      const document = { _id, _type: 'post', written, text: `${TEXT}${written}` }
      await dataset.mutate([{ createOrReplace: document }], { author: 'bench' })
      done += 1
    }
  }
  await Promise.all(
    lakes.flatMap((lake) => Array.from({ length: writers / lakes.length }, () => write(lake))),
  )
  return Math.round((done / (performance.now() - started)) * 1_000)
}

/** Median and 95th percentile of a query by id, in milliseconds. */
async function readTimes(lake: Lake): Promise<string> {
  const times: number[] = []
  for (let index = 0; index < READS; index += 1) {
    const started = performance.now()
    const dataset = await lake.refresh(NAME)
    await dataset.query({ query: `*[_id == "document-${index}"][0]` })
    times.push(performance.now() - started)
    // Waits so long that the next read does not share its look-up of the newest commit with this read.
    await setTimeout(25)
  }
  times.sort((a, b) => a - b)
  return `${times[READS / 2]?.toFixed(2)} ms, ${times[Math.floor(READS * 0.95)]?.toFixed(2)} ms`
}

async function measure(engine: string, lakes: readonly Lake[]): Promise<void> {
  const [lake] = lakes
  if (lake === undefined) return
  await commitRate(lakes, 2)
  const rates = [await commitRate(lakes, lakes.length), await commitRate(lakes, 20)]
  console.log(`${engine}: ${rates.join(' and ')} commits a second; reads ${await readTimes(lake)}`)
}

const directory = mkdtempSync(join(tmpdir(), 'lake-engines-'))
const file = createLake({ directory, dataset: { name: NAME } })
try {
  await measure('file', [file])
} finally {
  await file.close()
  rmSync(directory, { recursive: true, force: true })
}
const [, , databaseUrl] = process.argv
if (databaseUrl !== undefined) {
  const open = () => openSharedLake({ databaseUrl, dataset: { name: NAME } })
  const lakes = [await open(), await open()]
  try {
    await measure('PostgreSQL', lakes.slice(0, 1))
    await measure('PostgreSQL, two lakes', lakes)
  } finally {
    await lakes[0]?.deleteDataset(NAME)
    for (const lake of lakes) await lake.close()
  }
}
