import { identity } from '../company/identity.ts'

/** Page title in the browser tab. */
export const fullTitle = (title: string) => `${title} | ${identity.product}`
