import { pathOf } from './curve.ts'
import { familyShapes, type Family } from './families.ts'
import { randomOf } from './seed.ts'

/** Ring of a rosette. `data` contains a single sector, which is repeated `copies` times around the centre. */
export interface Zone {
  readonly data: string
  readonly copies: number
  /** Stroke width in user units, for a rosette about 1040 px wide. Smaller rosettes multiply it by a weight. */
  readonly strokeWidth: number
  readonly ink: 'accent' | 'ink'
}

/** Radii of the thin circles between the zones. */
export const circles = [1676, 1700, 944, 966, 746, 356, 332] as const

/** Radius of a filled disc that hides the background of a rosette. The outermost lines extend slightly beyond it. */
export const outerRadius = 1946

interface Weave {
  readonly petals: number
  readonly lines: number
  readonly twist: number
  readonly segments: number
  readonly middle: (t: number) => number
  readonly half: (t: number) => number
  readonly warp: number
}

/**
 * Lines of one sector. Each one is a sine curve around the middle radius, and their phases are shifted. The twist is an integer, so that
 * the sectors join.
 */
function weave({ petals, lines, twist, segments, middle, half, warp }: Weave): string {
  const rate = (petals * twist) / lines
  let data = ''
  for (let line = 0; line < lines; line += 1) {
    const phase = (2 * Math.PI * line) / lines
    data += pathOf(
      (t) => {
        const radius =
          middle(t) + half(t) * Math.sin(rate * t + phase + warp * Math.sin(petals * t))
        return [radius * Math.cos(t), radius * Math.sin(t)]
      },
      0,
      (2 * Math.PI) / petals,
      segments,
    )
  }
  return data
}

const cosine = (rate: number) => (t: number) => Math.cos(rate * t)

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Zone with about half as many lines, but the same phase shift per sector. The number of lines is chosen so that sectors still join. */
function thinned({ lines, twist }: { readonly lines: number; readonly twist: number }) {
  const step = lines / divisor(lines, twist)
  const fewer = Math.max(1, Math.round(lines / 2 / step)) * step
  return { lines: fewer, twist: (twist * fewer) / lines }
}

/**
 * Zones of a family's rosette, from the outermost to the innermost. Seed 0 returns the family's own rosette. Any other integer varies the
 * petals, their depth, narrowest place and twist, the lace, the braided ring and the core.
 * @param options.thin for small rosettes: half as many lines, half the size of the data
 */
export function rosette(
  family: Family,
  seed = 0,
  { thin = false }: { readonly thin?: boolean } = {},
): readonly Zone[] {
  const shape = familyShapes[family]
  const random = randomOf(seed)
  const pick = (values: readonly number[]) =>
    values[seed === 0 ? 0 : Math.floor(random() * values.length)] ?? 0
  const between = ([own, low, high]: readonly [number, number, number]) =>
    seed === 0 ? own : low + (high - low) * random()
  const petals = pick(shape.petals)
  const twist = pick(shape.twists)
  const depth = between(shape.depth)
  const waist = between(shape.waist)
  const warp = between(shape.warp) * (seed !== 0 && random() < 0.35 ? -1 : 1)
  const share = (low: number, high: number) => (seed === 0 ? 1 : low + (high - low) * random())
  const { lace, core } = shape
  const laceShare = share(0.72, 1)
  const braidShare = share(0.72, 1.1)
  const coreTwist = seed !== 0 && random() < 0.4 ? 1.5 * core.lines - core.twist : core.twist
  const coreShare = share(0.55, 1.3)
  const sparse = (zone: Parameters<typeof thinned>[0]) => (thin ? thinned(zone) : zone)
  const laceLines = sparse({ lines: lace.lines, twist: lace.twist })
  const mainLines = sparse({ lines: shape.lines, twist })
  const coreLines = sparse({ lines: core.lines, twist: coreTwist })
  const bulk = 345 - Math.abs(waist) * 0.2
  const slow = petals < 9
  const wave = cosine(petals)
  const double = cosine(2 * petals)
  const waistWave = cosine(petals * shape.waistHarmonic)
  const laceWave = cosine(2 * petals * lace.rate)
  return [
    {
      copies: 2 * petals,
      strokeWidth: 2.6,
      ink: 'accent',
      data: weave({
        petals: 2 * petals,
        ...laceLines,
        segments: 3,
        middle: (t) => 1822 + lace.wave * double(t),
        half: (t) => laceShare * (lace.half + lace.swing * laceWave(t)),
        warp: 0,
      }),
    },
    {
      copies: petals,
      strokeWidth: 2.85,
      ink: 'accent',
      data: weave({
        petals,
        ...mainLines,
        segments: slow ? 6 : 5,
        middle: (t) => 1262 + depth * wave(t),
        half: (t) => bulk + waist * waistWave(t),
        warp,
      }),
    },
    {
      copies: 2 * petals,
      strokeWidth: 2.3,
      ink: 'ink',
      data: weave({
        petals: 2 * petals,
        lines: 12,
        twist: 6,
        segments: 3,
        middle: () => 842,
        half: (t) => braidShare * (shape.waistHarmonic === 2 ? 48 + 22 * double(t) : 60 * wave(t)),
        warp: 0,
      }),
    },
    {
      copies: petals,
      strokeWidth: 2.4,
      ink: 'accent',
      data: weave({
        petals,
        ...coreLines,
        segments: slow ? 5 : 4,
        middle: (t) => 560 + coreShare * core.wave * wave(t),
        half: (t) => 170 + coreShare * core.swing * wave(t),
        warp: core.warp,
      }),
    },
  ]
}
