import { identity } from './identity.ts'

/** The title as a tab shows it. */
export const fullTitle = (title: string) => `${title} | ${identity.product}`
