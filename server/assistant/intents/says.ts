import type { Statement } from './intent.ts'

/** Quick replies to questions of candidates about their own data. */
export const FOR_CANDIDATES = ['Help for Candidates', 'Contact Support'] as const

/** Text with its first letter in lower case, for use within a sentence. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Creates a statement. */
export const says = (text: string, source: Statement['source']): Statement => ({ text, source })
