/** Creates the key of a new array item: twelve hexadecimal digits. Unlike `crypto.randomUUID`, this works on pages without HTTPS. */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
