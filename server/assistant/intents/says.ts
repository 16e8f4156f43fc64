import type { Statement } from './intent.ts'

/** Quick replies to questions about one's own data. */
export const FOR_CANDIDATES = ['Help for Candidates', 'Contact Support'] as const

/** Text with a small first letter, to go on within a sentence. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A statement. */
export const says = (text: string, source: Statement['source']): Statement => ({ text, source })
