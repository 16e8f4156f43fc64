import type { LandingPage } from '#shared/content/landing/landing-page.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Head } from './head.ts'
import { sitePageHead } from './page-heads.ts'

/** Metadata of a landing page. */
export function landingHead({ slug, meta, noindex, blocks }: LandingPage): Head {
  const hero = blocks.find((block) => block.type === 'landingHero')
  const head = sitePageHead({
    meta,
    path: paths.landing(slug),
    name: hero?.heading ?? meta.title,
    questions: blocks.flatMap((block) => (block.type === 'landingQuestions' ? block.items : [])),
  })
  return noindex ? { ...head, noindex } : head
}
