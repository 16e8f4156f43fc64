import type { DemoPost } from './articles.ts'
import { DATA_POSTS } from './posts/ai-and-data.ts'
import { COMPLIANCE_POSTS } from './posts/compliance-and-law.ts'
import { DUE_DILIGENCE_POSTS } from './posts/due-diligence.ts'
import { PRACTICE_POSTS } from './posts/hiring-practice.ts'
import { SCREENING_POSTS } from './posts/screening.ts'
import { TECHNOLOGY_POSTS } from './posts/technology.ts'

/** All posts of the demonstration content. The text of a post is in `posts/<slug>.md`. */
export const POSTS: readonly DemoPost[] = [
  ...SCREENING_POSTS,
  ...DUE_DILIGENCE_POSTS,
  ...COMPLIANCE_POSTS,
  ...DATA_POSTS,
  ...TECHNOLOGY_POSTS,
  ...PRACTICE_POSTS,
]
