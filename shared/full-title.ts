import { site } from './site.ts'

/** The title as a tab shows it. */
export const fullTitle = (title: string) => `${title} | ${site.product}`
