import type { SealLook } from './seal-look.ts'

/** Weights with which the lines stay clear at the size of a small seal, and at that of the seal of a report. */
export const sealWeights = {
  seal: 1.95,
  proof: 1.25,
} as const satisfies Readonly<Record<SealLook['kind'], number>>
