import type { Family } from './family-names.ts'

/** The looks that a reader can choose between. */
export const THEMES = ['light', 'dark'] as const

/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number]

/** What an engraving is coloured with where no stylesheet reaches it: the tokens of the pages, in figures. */
export interface Palette {
  readonly paper: string
  readonly ink: string
  readonly accents: Readonly<Record<Family, string>>
  /** Of lines in the accent where they stand close, from 0 to 1. */
  readonly smallLines: number
  /** Of lines in ink. */
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
    inkLines: 0.52,
  },
}
