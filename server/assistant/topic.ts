import type { Finding } from './ports.ts'

/** Beginning of the address of a finding that is a topic without a passage. */
const TOPIC = 'topic:'

/** Topic of what no page of the site says. */
export const UNSTATED = 'unstated'

/** A topic that a question resembles. */
export interface Topic {
  /** Name of an intent, or `UNSTATED`. */
  readonly name: string
  /** Resemblance, from 0 to about 2. */
  readonly fit: number
}

/** Separates the passages that were found from the topic without a passage that the question resembles most. */
export function withoutTopic(findings: readonly Finding[]): {
  readonly topic: Topic | undefined
  readonly passages: readonly Finding[]
} {
  const isTopic = ({ passage }: Finding) => passage.url.startsWith(TOPIC)
  const found = findings.find(isTopic)
  const topic = found && {
    name: found.passage.url.slice(TOPIC.length),
    fit: found.typical?.fit ?? 0,
  }
  return { topic, passages: findings.filter((finding) => !isTopic(finding)) }
}

/** Limits of resemblance for topics. */
const LIMITS = {
  /** From which on a topic is answered by its intent. */
  good: 0.5,
  /** The same in place of another intent, whose patterns the question has. */
  certain: 0.7,
  /** Lead of a typical question before the topic of an intent up to which the intent stays. */
  lead: 0.5,
  /** Lead of what no page says before the best typical question, and resemblance that needs no lead. */
  unstated: { lead: 0.2, certain: 0.9 },
} as const

/**
 * True if a question is of a topic rather than answered by a typical question.
 * @param fact resemblance of the best typical question
 * @param known name of the intent whose patterns the question has
 * @param scale factor of the limits
 */
export function isOfTopic(
  { name, fit }: Topic,
  fact: number,
  known: string | undefined,
  scale: number,
): boolean {
  if (fit < LIMITS.good * scale) return false
  if (known === name) return fit > fact - LIMITS.lead
  if (fit <= fact || (known !== undefined && fit < LIMITS.certain * scale)) return false
  const { lead, certain } = LIMITS.unstated
  return name !== UNSTATED || fit >= fact + lead || fit >= certain
}
