import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openAnyLake } from '#lake/testing/lake.test-support.ts'
import type { DocumentInput } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

interface Suite {
  readonly _type: 'dataset'
  readonly _id: string
  readonly documents?: readonly (DocumentInput & { readonly _id: string })[]
}

interface Case {
  readonly _type: 'test'
  readonly name: string
  readonly filename: string
  readonly query: string
  readonly params: Record<string, unknown> | null
  readonly result: unknown
  readonly valid: boolean
  readonly version?: string
  readonly dataset: { readonly _ref: string }
}

// Path of the test suite of sanity-io/groq-test-suite. It is not in the repository, because it belongs to a third party.
const file = resolve(import.meta.dirname, '../../../shared/data/groq-conformance.ndjson.gz')

test.skipIf(!existsSync(file))(
  'the evaluation passes every test of the official GROQ suite',
  async () => {
    const lines: (Suite | Case)[] = gunzipSync(readFileSync(file))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const suites = lines.filter((line): line is Suite => line._type === 'dataset')
    const cases = lines.filter((line): line is Case => line._type === 'test')
    const { lake } = await openAnyLake()
    const filled = new Set<string>()
    for (const [index, { _id, documents }] of suites.entries()) {
      if (documents === undefined) continue
      filled.add(_id)
      const dataset = await lake.createDataset(`suite-${index}`)
      await dataset.mutate(
        documents.map((document) => ({ createOrReplace: document })),
        { author: 'suite' },
      )
    }
    const names = new Map(suites.map(({ _id }, index) => [_id, `suite-${index}`]))

    const failed: string[] = []
    let passed = 0
    for (const each of cases) {
      if (!filled.has(each.dataset._ref) || each.version === '0.1') continue
      const params = each.params ?? {}
      const dataset = lake.dataset(names.get(each.dataset._ref) ?? '')
      const got = await outcome(each, async () => {
        const { result } = await dataset.query({ query: each.query, params, identity: 'me' })
        return result
      })
      if (got.pass) passed += 1
      else failed.push(`${each.filename}: ${each.name}: ${each.query} -> ${got.what}`)
    }
    expect(failed).toEqual([])
    expect(passed).toBeGreaterThan(5_000)
  },
)

async function outcome(
  each: Case,
  run: () => Promise<unknown>,
): Promise<{ pass: boolean; what: string }> {
  try {
    const result = stripped(await run())
    const pass = each.valid && alike(result, stripped(each.result))
    return { pass, what: JSON.stringify(result)?.slice(0, 300) }
  } catch (error) {
    const what = error instanceof LakeError ? `${error.kind}: ${error.message}` : String(error)
    return { pass: !each.valid, what }
  }
}

/** Removes the attributes that the lake adds to a result, and replaces scores by their ranks. */
function stripped(value: unknown): unknown {
  if (Array.isArray(value)) {
    const scores = [
      ...new Set(
        value.map((item: unknown) => scoreOf(item)).filter((score) => score !== undefined),
      ),
    ].toSorted((a, b) => b - a)
    return value.map((item: unknown) => {
      const score = scoreOf(item)
      const rest = stripped(item)
      return score === undefined || typeof rest !== 'object'
        ? rest
        : { ...rest, _score: undefined, _pos: scores.indexOf(score) + 1 }
    })
  }
  if (typeof value !== 'object' || value === null) return value
  if (!(Object.getPrototypeOf(value) === Object.prototype)) return JSON.parse(JSON.stringify(value))
  const entries = Object.entries(value)
    .filter(([name]) => !['_rev', '_createdAt', '_updatedAt'].includes(name))
    .map(([name, item]) => [name, stripped(item)] as const)
  return Object.fromEntries(entries)
}

function scoreOf(item: unknown): number | undefined {
  if (typeof item !== 'object' || item === null || !('_score' in item)) return undefined
  return typeof item._score === 'number' ? item._score : undefined
}

function alike(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => alike(item, b[index]))
  }
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const left = Object.entries(a).filter(([, item]) => item !== undefined)
    const right = new Map(Object.entries(b).filter(([, item]) => item !== undefined))
    return (
      left.length === right.size &&
      left.every(([name, item]) => right.has(name) && alike(item, right.get(name)))
    )
  }
  return a === b
}
