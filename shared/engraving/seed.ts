const modulus = 2147483647

/**
 * Repeatable generator of numbers from 0 (inclusive) to 1 (exclusive), by Lehmer's algorithm; similar seeds result in different
 * sequences.
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

/** Positive integer derived from a slug: the same slug always results in the same engraving. */
export function seedOf(text: string): number {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash + 1
}
