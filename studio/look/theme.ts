import { buildTheme, type ThemeConfig } from '@sanity/ui/theme'
import type { StudioTheme } from 'sanity'
import { type Tints, tintsOf } from './palette.ts'

/** Neutral shades from paper to ink, for backgrounds, lines and texts. The site uses them in both themes. */
const ink: Tints = {
  50: '#faf8f3',
  100: '#f2efe6',
  200: '#e4e0d4',
  300: '#c9c6b9',
  400: '#9aa39c',
  500: '#72807a',
  600: '#56655f',
  700: '#43534d',
  800: '#243b38',
  900: '#112624',
  950: '#091514',
}

/**
 * Accent colour of the screening services. Its tone in the site's light theme is in the middle of the list, its tone in the dark theme has
 * the number 300.
 */
const teal: Tints = {
  50: '#eefaf7',
  100: '#d6f3ed',
  200: '#a9e8dc',
  300: '#5eead4',
  400: '#36b3a2',
  500: '#168a7f',
  600: '#0f766e',
  700: '#0d5f59',
  800: '#0d4a46',
  900: '#0c3532',
  950: '#0b2524',
}

const palette: NonNullable<ThemeConfig['palette']> = {
  black: '#0c1b1a',
  white: '#ffffff',
  gray: ink,
  blue: teal,
  cyan: teal,
  purple: tintsOf(241, 45),
  magenta: tintsOf(312, 50),
  red: tintsOf(4, 77),
  orange: tintsOf(17, 88),
  yellow: tintsOf(39, 90),
  green: tintsOf(141, 55),
}

const SANS = "'Instrument Sans Variable', Helvetica, Arial, sans-serif"
const SERIF = "'Newsreader Variable', Georgia, serif"
const MONO = "'Geist Mono Variable', ui-monospace, monospace"

/** Creates the light and dark theme of the Studio, with the site's colours and fonts and with corners of 2 px. */
export function createTheme(): StudioTheme {
  const { font } = buildTheme().v2 ?? {}
  return buildTheme({
    palette,
    radius: [0, 1, 2, 2, 3, 4, 6],
    ...(font !== undefined && {
      font: {
        text: { ...font.text, family: SANS },
        label: { ...font.label, family: SANS, weights: LABEL_WEIGHTS },
        heading: { ...font.heading, family: SERIF, weights: HEADING_WEIGHTS },
        code: { ...font.code, family: MONO },
      },
    }),
  })
}

const LABEL_WEIGHTS = { regular: 500, medium: 500, semibold: 600, bold: 700 }
const HEADING_WEIGHTS = { regular: 480, medium: 500, semibold: 560, bold: 600 }
