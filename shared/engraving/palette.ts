import type { Family } from './family-names.ts'

/** Colour themes. */
export const THEMES = ['light', 'dark'] as const

/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number]

/** Colours of an engraving in a file of its own, to which the style sheet of the page does not apply. They equal the design tokens. */
export interface Palette {
  readonly paper: string
  readonly ink: string
  readonly accents: Readonly<Record<Family, string>>
  /** Opacity of dense lines in the accent colour, 0 to 1. */
  readonly smallLines: number
  /** Opacity of the lines of a plate, by family. With these values the plates of all families are equally bright on average. */
  readonly plates: Readonly<Record<Family, number>>
  /** Opacity of lines in the colour of ink. */
  readonly inkLines: number
}

export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    paper: '#faf8f3',
    ink: '#10231f',
    accents: {
      screening: '#0f766e',
      diligence: '#3b3a98',
      data: '#7d2a6c',
      technology: '#b93e0c',
    },
    smallLines: 0.86,
    plates: { screening: 1, diligence: 1, data: 1, technology: 1 },
    inkLines: 0.62,
  },
  dark: {
    paper: '#0c1b1a',
    ink: '#f3efe6',
    accents: {
      screening: '#5eead4',
      diligence: '#afb4fa',
      data: '#eba9db',
      technology: '#fdba74',
    },
    smallLines: 0.95,
    plates: { screening: 0.78, diligence: 1, data: 0.97, technology: 0.9 },
    inkLines: 0.52,
  },
}
