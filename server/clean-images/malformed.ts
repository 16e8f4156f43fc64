/** Thrown for a container that cannot be parsed. The image then has to be re-encoded. */
export class Malformed extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Malformed'
  }
}

/** @throws Malformed unless `condition` holds */
export function assertFormed(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Malformed(message)
}
