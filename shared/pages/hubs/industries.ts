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
    title: 'Background checks by industry',
    description:
      'Screening and due diligence guides for 28 industries: the main risks, the checks for each role, how often to repeat them and the rules.',
    keywords: [
      'industry background checks',
      'screening by industry',
      'due diligence by sector',
      'employment screening regulation',
    ],
  },
  label: 'Industries',
  heading: 'Industries we serve',
  lede: 'Your risks depend on your industry. Each guide shows the main risks, the checks that address them, how often to repeat them and the rules that apply.',
  cabinet: {
    label: 'All industries',
    heading: 'Find your industry',
    intro: 'We group 28 industry guides in five sections.',
  },
  reading: {
    label: 'In each guide',
    heading: 'What each industry guide contains',
    points: [
      {
        title: 'A matrix of risks and checks',
        text: 'You see the main risks and which check addresses each one.',
      },
      {
        title: 'A table by role',
        text: 'You see who to check, how often to repeat it and how long it takes.',
      },
      {
        title: 'A worked example and the rules',
        text: 'You read how a typical case runs and which laws apply.',
      },
    ],
  },
  closing: 'Don’t see your industry? Tell us your risks and we’ll suggest the checks.',
}
