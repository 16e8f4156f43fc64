/** Whether this run looks at every page and not only at one of each template: `npm run test:full`. */
export const IS_FULL = process.env['TEST_TIER'] === 'full'

/** Marks a test that only the full tier runs, as its second argument: `docs/testing.md` says what keeps its rule every day. */
export const IN_FULL = { tag: '@full' } as const
