import type { SealLook } from './seal-look.ts'

/** Weights that keep the lines clear at the size of a seal, in a pattern about 460 px wide, and in the seal of a report. */
export const sealWeights = {
  seal: 1.95,
  pattern: 1.2,
  proof: 1.25,
} as const satisfies Readonly<Record<SealLook['kind'], number>>
