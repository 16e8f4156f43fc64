import { identity } from '../company/identity.ts'

/** The title as a tab shows it. */
export const fullTitle = (title: string) => `${title} | ${identity.product}`
