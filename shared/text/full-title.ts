import { identity } from '../company/identity.ts'

/** Title of a page as the browser tab shows it. */
export const fullTitle = (title: string) => `${title} | ${identity.product}`
