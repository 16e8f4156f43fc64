import type { Topic } from './ports.ts'

/** Topic of questions that no page of the site answers. */
export const UNSTATED = 'unstated'

/** Similarity limits for topics. */
const LIMITS = {
  /** Minimum similarity of a topic that is answered by its intent. */
  good: 0.5,
  /** Minimum similarity of a topic that replaces another intent, although the patterns of that intent match the question. */
  certain: 0.7,
  /**
   * Minimum amount by which a typical question must be more similar than the topic of the matched intent, to be answered instead of the
   * intent.
   */
  lead: 0.5,
  /**
   * `lead`: minimum amount by which the topic `UNSTATED` must be more similar than the best typical question. From the similarity `certain`
   * on, no lead is needed.
   */
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
  // The limit of `UNSTATED` is not reduced for long messages, because they should not be refused more easily than short ones.
  const factor = name === UNSTATED ? 1 : scale
  if (fit < LIMITS.good * factor) return false
  if (known === name) return fit > fact - LIMITS.lead
  if (fit <= fact || (known !== undefined && fit < LIMITS.certain * factor)) return false
  const { lead, certain } = LIMITS.unstated
  return name !== UNSTATED || fit >= fact + lead || fit >= certain
}
