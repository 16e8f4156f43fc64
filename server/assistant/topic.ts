import type { Topic } from './ports.ts'

/** Topic of questions that no page of the site answers. */
export const UNSTATED = 'unstated'

/** Similarity limits for topics. */
const LIMITS = {
  /** Minimum for a topic to be answered by its intent. */
  good: 0.5,
  /** Minimum for a topic to replace another intent whose patterns match the question. */
  certain: 0.7,
  /** Minimum lead of a typical question over the topic of an intent, to be answered instead of the intent. */
  lead: 0.5,
  /** Minimum lead of `UNSTATED` over the best typical question, and the similarity from which `UNSTATED` needs no lead. */
  unstated: { lead: 0.2, certain: 0.9 },
} as const

/**
 * True if a question is to be answered by its topic and not by a typical question.
 * @param fact similarity of the best typical question
 * @param known name of the intent whose patterns match the question
 * @param scale factor of the limits
 */
export function isOfTopic(
  { name, fit }: Topic,
  fact: number,
  known: string | undefined,
  scale: number,
): boolean {
  // A long message must not be refused more easily than a short one.
  const factor = name === UNSTATED ? 1 : scale
  if (fit < LIMITS.good * factor) return false
  if (known === name) return fit > fact - LIMITS.lead
  if (fit <= fact || (known !== undefined && fit < LIMITS.certain * factor)) return false
  const { lead, certain } = LIMITS.unstated
  return name !== UNSTATED || fit >= fact + lead || fit >= certain
}
