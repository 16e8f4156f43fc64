import { afterAll, beforeAll, expect } from 'vitest'

import type { LakeAloneOptions } from '#server/cli/lake-alone.ts'

import { startLake, type LakeUnderTest } from './lake-under-test.ts'

/**
 * Starts a lake for the tests of a file and passes it to `begin` before the first test. After the last test, checks that no request used
 * an unknown route.
 */
export function useLake(
  begin: (lake: LakeUnderTest) => void,
  options: Partial<LakeAloneOptions> = {},
): void {
  let lake: LakeUnderTest
  beforeAll(async () => {
    lake = await startLake(undefined, options)
    begin(lake)
  })
  afterAll(async () => {
    expect(lake.lake.wire.ledger).toEqual([])
    await lake[Symbol.asyncDispose]()
  })
}
