import type { PageMeta, Point, SectionCopy } from '../page-copy.ts'

interface IndustriesIndex {
  readonly meta: PageMeta
  readonly label: string
  readonly heading: string
  readonly lede: string
  readonly cabinet: SectionCopy
  readonly reading: SectionCopy & { readonly points: readonly Point[] }
  readonly closing: string
}

/** The cabinet of industry dossiers. */
export const industriesIndex: IndustriesIndex = {
  meta: {
    title: 'Industries',
    description:
      'A dossier for each trade: its risks, the checks that meet them, who is checked and how often, and the rules to observe, from banking to logistics.',
    keywords: [
      'industry background checks',
      'screening by industry',
      'due diligence by sector',
      'employment screening regulation',
    ],
  },
  label: 'Industries',
  heading: 'A dossier for every trade we serve',
  lede: 'The same check proves different things in a ward, a vault and a van. Each dossier starts from what can go wrong in a trade and names the checks that answer it.',
  cabinet: {
    label: 'The cabinet',
    heading: 'Filed by section, numbered by place',
    intro: 'The first figure is the drawer, the second the folder. Open any of them.',
  },
  reading: {
    label: 'In each folder',
    heading: 'What every dossier contains',
    points: [
      {
        title: 'A matrix of risks and checks',
        text: 'Five to seven things that go wrong, and against each the check that answers it, those that support it, and those that need not be asked.',
      },
      {
        title: 'A table by role',
        text: 'Who is checked, with what, how often it is asked again and how long the first answer takes.',
      },
      {
        title: 'A situation and the rules',
        text: 'How such a case goes, told without names, and the law that governs what may be asked there.',
      },
    ],
  },
  closing: 'Is your trade not in the cabinet? Tell us what can go wrong in it.',
}
