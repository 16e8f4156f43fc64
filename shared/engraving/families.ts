import type { Family } from './family-names.ts'

export { FAMILIES, type Family } from './family-names.ts'

/** Range of a parameter: the value for the family's own rosette, then the minimum and the maximum for all other rosettes. */
type Range = readonly [own: number, low: number, high: number]

/** Parameters of a family's rosette. Lengths are in units of a 4000 unit square centred on 0. */
export interface FamilyShape {
  /** Possible numbers of petals; the first is that of the family's own rosette. */
  readonly petals: readonly number[]
  readonly lines: number
  /**
   * Shift of the phase from one sector to the next, in turns multiplied by `lines`. Must be an integer, so that neighbouring sectors join.
   */
  readonly twists: readonly number[]
  readonly depth: Range
  readonly waist: Range
  readonly waistHarmonic: number
  readonly warp: Range
  readonly lace: {
    readonly lines: number
    readonly twist: number
    readonly half: number
    readonly swing: number
    readonly wave: number
    /** Number of waves of the lace per petal. At 0.5 the lace narrows to points, so that it looks braided. */
    readonly rate: number
  }
  readonly core: {
    readonly lines: number
    readonly twist: number
    readonly wave: number
    readonly swing: number
    readonly warp: number
  }
}

export const familyShapes: Readonly<Record<Family, FamilyShape>> = {
  screening: {
    petals: [12, 10, 14, 11],
    lines: 36,
    twists: [18, 12, 24],
    depth: [64, 40, 90],
    waist: [64, 30, 86],
    waistHarmonic: 1,
    warp: [0.62, 0.4, 0.9],
    lace: { lines: 16, twist: 8, half: 92, swing: 46, wave: 0, rate: 1 },
    core: { lines: 24, twist: 24, wave: 22, swing: -34, warp: -0.35 },
  },
  diligence: {
    petals: [8, 6, 9, 10],
    lines: 44,
    twists: [22, 11, 33],
    depth: [72, 50, 100],
    waist: [84, 50, 100],
    waistHarmonic: 2,
    warp: [0.8, 0.5, 1],
    lace: { lines: 16, twist: 8, half: 0, swing: 110, wave: 0, rate: 0.5 },
    core: { lines: 30, twist: 15, wave: 0, swing: 32, warp: 0.5 },
  },
  data: {
    petals: [10, 8, 12, 9],
    lines: 40,
    twists: [10, 20, 8],
    depth: [150, 110, 160],
    waist: [-40, -60, 0],
    waistHarmonic: 1,
    warp: [0.4, 0.2, 0.6],
    lace: { lines: 18, twist: 9, half: 104, swing: 0, wave: 26, rate: 1 },
    core: { lines: 26, twist: 13, wave: 36, swing: 0, warp: -0.6 },
  },
  technology: {
    petals: [16, 14, 18, 20],
    lines: 32,
    twists: [32, 32, 16],
    depth: [50, 30, 60],
    waist: [-70, -90, -40],
    waistHarmonic: 1,
    warp: [0.3, 0.15, 0.5],
    lace: { lines: 12, twist: 12, half: 100, swing: 34, wave: 0, rate: 1 },
    core: { lines: 20, twist: 10, wave: 0, swing: 30, warp: 0.5 },
  },
}

/** Marks for the centre of a rosette, as path data about 400 units wide. */
export const marks = {
  tick: 'M-150 10L-45 120L160-125',
  scale:
    'M0-165V150M-90 150H90M-165-100H165M-165-100L-235 40A70 60 0 0 0-95 40ZM165-100L95 40A70 60 0 0 0 235 40Z',
  node: 'M-150 110L0-130L150 110ZM0-130V20M-150 110L0 20L150 110',
  circuit:
    'M-110-110H110V110H-110ZM-50-50H50V50H-50ZM-55-110V-190M55-110V-190M-55 110V190M55 110V190M-110-55H-190M-110 55H-190M110-55H190M110 55H190',
  bank: 'M-190 150H190M-160 110H160M-190-60L0-170L190-60ZM-130-60V110M-45-60V110M45-60V110M130-60V110',
  page: 'M-120-160H60L130-90V160H-120ZM60-160V-90H130M-70-20H80M-70 35H80M-70 90H30',
} as const

/** Name of one of the {@link marks}. */
export type Mark = keyof typeof marks

export const familyMarks: Readonly<Record<Family, Mark>> = {
  screening: 'tick',
  diligence: 'scale',
  data: 'node',
  technology: 'circuit',
}
