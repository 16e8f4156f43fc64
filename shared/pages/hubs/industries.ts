import type { HubPageOf } from '../catalogue/page-copy.ts'

/** Texts of the page with the cabinet of industry dossiers. */
export const industriesIndex: HubPageOf<'industries'> = {
  slug: 'industries',
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
  lede: 'Your risks depend on your industry and on the roles you fill. Each guide shows you the checks that help, how often to repeat them and the rules.',
  cabinet: {
    label: 'All industries',
    heading: 'Find your industry',
    intro: 'We group our 28 industry guides in five sections, from finance to manufacturing.',
  },
  reading: {
    label: 'In each guide',
    heading: 'What each industry guide contains',
    points: [
      {
        title: 'A matrix of risks and checks',
        text: 'You see the main risks of your industry and which check addresses each one.',
      },
      {
        title: 'A table by role',
        text: 'You see who to check, how often to repeat it and how long it takes.',
      },
      {
        title: 'A worked example and the rules',
        text: 'You read how a typical case runs, what it leaves open and which laws apply.',
      },
    ],
  },
  closing:
    'Is your industry missing? Tell us your main risks and we’ll suggest the checks for them.',
}
