/** Whether this run looks at every page and not only at one of each template: `npm run test:full`. */
export const IS_FULL = process.env['TEST_TIER'] === 'full'
