import { FAMILIES, type Family } from './families.ts'
import { seedOf } from './seed.ts'

const words: readonly (readonly [Family, RegExp])[] = [
  ['screening', /screen|background|check|hiring|\bhr\b|people|employ/],
  ['diligence', /diligence|complian|risk|kyc|legal|financ|corporate|govern/],
  ['data', /\bai\b|data|machine|model|analytic|learning/],
  ['technology', /tech|cloud|software|engineer|develop|security|web|product/],
]

/** The line of work that a subject belongs to, by its words; subjects without such words are spread evenly. */
export function familyOf(subject: string): Family {
  const text = subject.toLowerCase().replaceAll(/[-_]/g, ' ')
  const named = words.find(([, pattern]) => pattern.test(text))?.[0]
  return named ?? FAMILIES[seedOf(subject) % FAMILIES.length] ?? 'screening'
}
