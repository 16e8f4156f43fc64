/** True if this browser can compute fingerprints. Pages without HTTPS cannot, because they have no `crypto.subtle`. */
export const canFingerprint = (): boolean =>
  typeof crypto !== 'undefined' && 'subtle' in crypto && typeof crypto.subtle?.digest === 'function'

/** SHA-256 of a UTF-8 text, as 64 hexadecimal digits. */
export async function fingerprintOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  )
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
