const modulus = 2147483647

/**
 * Generator of pseudo-random numbers from 0 (inclusive) to 1 (exclusive), by Lehmer's algorithm. Equal seeds result in equal sequences,
 * similar seeds in different ones.
 */
export function randomOf(seed: number): () => number {
  let state = ((Math.abs(Math.trunc(seed)) * 7919) % (modulus - 1)) + 1
  const next = () => {
    state = (state * 16807) % modulus
    return state / modulus
  }
  next()
  return next
}

/** Positive integer that is derived from a text, so that the same slug always results in the same engraving. */
export function seedOf(text: string): number {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash + 1
}
