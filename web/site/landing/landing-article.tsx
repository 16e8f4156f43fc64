import type { LandingBlockOf, LandingPage } from '#shared/content/landing/landing-page.ts'
import { landingInvitation } from '#shared/pages/invitation.ts'
import { planningRanges, type PlanningTable } from '#shared/pages/planning.ts'
import { hasFile, Picture } from '#web/blocks/picture.tsx'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import type { Origin } from '#web/lib/content/content-fallback.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { toAnchor } from '#shared/text/anchor.ts'
import { Closing } from '#web/ui/closing.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { BlockContent, isSection, type SectionBlock } from './landing-blocks.tsx'

type Hero = LandingBlockOf<'landingHero'>

/** Picture of the hero. Without one, the plate of its line of work. */
function HeroPlate({ hero }: { readonly hero: Hero }) {
  const { picture, family } = hero
  if (hasFile(picture)) {
    return (
      <div className="landing-plate">
        <Picture
          picture={picture}
          shape={pictureShapes.card}
          sizes="(min-width: 1024px) 36vw, 92vw"
          lead
        />
      </div>
    )
  }
  return <Relief family={family} className="hero-plate" lead />
}

/** Ids of the sections, which are unique even if two blocks have the same label. */
function idsOf(sections: readonly SectionBlock[]): readonly string[] {
  const used = new Map<string, number>()
  return sections.map(({ label }) => {
    const anchor = toAnchor(label)
    const count = (used.get(anchor) ?? 0) + 1
    used.set(anchor, count)
    return count === 1 ? anchor : `${anchor}-${count}`
  })
}

interface LandingArticleProps {
  readonly page: LandingPage
  readonly origin: Origin
  /** Planning ranges for a planner. Default: the shipped ones. */
  readonly ranges?: PlanningTable
}

/** Landing page: hero, numbered sections in the order of the document, and closing. */
export function LandingArticle({ page, origin, ranges = planningRanges }: LandingArticleProps) {
  const { blocks } = page
  const hero = blocks.find((block): block is Hero => block.type === 'landingHero')
  const closing = blocks.find((block) => block.type === 'landingClosing')
  const sections = blocks.filter(isSection)
  const ids = idsOf(sections)
  const actions = closing === undefined ? null : landingInvitation(closing)
  if (hero === undefined) return null
  return (
    <div className={`landing ${accentClass[hero.family]}`}>
      {origin === 'saved' && <SavedNotice />}
      <PageHero
        heading={hero.heading}
        lede={hero.lede}
        actions={actions}
        plate={<HeroPlate hero={hero} />}
      />
      {sections.map((block, index) => (
        <PageSection key={index} number={index + 1} copy={block} id={ids[index] ?? ''}>
          <BlockContent block={block} family={hero.family} ranges={ranges} />
        </PageSection>
      ))}
      {closing !== undefined && actions !== null && (
        <Closing text={closing.text} actions={actions} />
      )}
    </div>
  )
}
