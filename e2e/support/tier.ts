/** True if this run (`npm run test:full`) covers every page instead of one of each template. */
export const IS_FULL = process.env['TEST_TIER'] === 'full'

/** Marks a test, as its second argument, that only the full tier runs. `docs/testing.md` names the everyday test of the same rule. */
export const IN_FULL = { tag: '@full' } as const
