/**
 * Patterns of the tests that wait for deadlines of the product or limit the duration of its operations. They form the project `faults` of
 * vitest, which runs while no other test is running. All other tests must tolerate a slow machine.
 */
export const timedTests: readonly string[] = [
  'e2e/{assistant/{assistant,published},guards/{fixed-pages,page-parts,inquiries,published-outbox,staff-sessions}}.test.ts',
  'e2e/{lake/{foreign-queries,lake-commands,lake-faults,proxy},operations/{page-documents,processes,strangers-levers,two-sites,upgrade}}.test.ts',
  'server/composition/site/{page-schedule,search}.test.ts',
  'server/content/schedule/on-time.test.ts',
  'server/{database/database,content/images/both-sides,live/live,media/uploaded-pictures,mirror/reach}.test.ts',
  'lake/threads/foreign-queries.test.ts',
  'server/cli/traces.test.ts',
]
