/** Thrown for a container that cannot be parsed. The caller must then re-encode the image. */
export class Malformed extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Malformed'
  }
}

/**
 * Asserts a condition about the container format of an image.
 * @throws Malformed if `condition` is false
 */
export function assertFormed(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Malformed(message)
}
