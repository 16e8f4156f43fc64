let expected: RegExp[] = []

/** Marks faults of the page that match as expected in the current test. */
export const expectFault = (pattern: RegExp) => void expected.push(pattern)

/** Faults that no test has marked as expected. */
export const unexpectedFaults = (faults: readonly string[]) =>
  faults.filter((line) => !expected.some((pattern) => pattern.test(line)))

/** Marks all faults as unexpected again. */
export function forgetExpectedFaults(): void {
  expected = []
}
