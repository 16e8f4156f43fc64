import {
  familyOfIndustry,
  familyOfService,
  industries,
  services,
} from '../pages/catalogue/catalogue.ts'
import { FAMILIES, type Family } from './family-names.ts'
import { seedOf } from './seed.ts'

const words: readonly (readonly [Family, RegExp])[] = [
  ['screening', /screen|background|check|hiring|\bhr\b|people|employ/],
  ['diligence', /diligence|complian|risk|kyc|legal|financ|corporate|govern/],
  ['data', /\bai\b|data|machine|model|analytic|learning/],
  ['technology', /tech|cloud|software|engineer|develop|security|web|product/],
]

/**
 * Line of work for a subject. The slug of a service or an industry has the line of work of its page. Other subjects are classified by
 * keywords. Subjects without a keyword are distributed evenly over the lines of work.
 */
export function familyOf(subject: string): Family {
  const service = services.find(({ slug }) => slug === subject)
  if (service !== undefined) return familyOfService(service.slug)
  const industry = industries.find(({ slug }) => slug === subject)
  if (industry !== undefined) return familyOfIndustry(industry.slug)
  const text = subject.toLowerCase().replaceAll(/[-_]/g, ' ')
  const named = words.find(([, pattern]) => pattern.test(text))?.[0]
  return named ?? FAMILIES[seedOf(subject) % FAMILIES.length] ?? 'screening'
}
