let expected: RegExp[] = []

/** Declares that the current test expects faults of the page whose texts match a pattern. */
export const expectFault = (pattern: RegExp) => void expected.push(pattern)

/** Faults that the current test does not expect. */
export const unexpectedFaults = (faults: readonly string[]) =>
  faults.filter((line) => !expected.some((pattern) => pattern.test(line)))

/** Removes all expectations, so that every fault is unexpected again. */
export function forgetExpectedFaults(): void {
  expected = []
}
