/** True if this run (`npm run test:full`) covers every page instead of one of each template. */
export const IS_FULL = process.env['TEST_TIER'] === 'full'

/**
 * Details of a test that only the full tier runs, as the second argument of `test`. `docs/testing.md` names the everyday test of the same
 * rule.
 */
export const IN_FULL = { tag: '@full' } as const
