import { isRecord } from '../guards.ts'

/** Attribute with the version of the shipped text from which a page's document was created. Pages and public queries never contain it. */
export const SHIPPED_VERSION = 'shippedVersion'

/** 53-bit hash of a text (cyrb53), which is long enough to distinguish the versions of a page. */
function hashOf(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 2_654_435_761)
    high = Math.imul(high ^ code, 1_597_334_677)
  }
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(36)
}

/** Version of a shipped copy. Equal copies have equal versions in every release; the order of attributes does not matter. */
export const shippedVersionOf = (copy: object): string =>
  hashOf(
    JSON.stringify(copy, (_name, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ),
  )

/**
 * True if the site now ships another text than the one from which the document was created. False for documents from before versions were
 * stored, because their origin is unknown.
 */
export function hasNewShippedText(document: object, version: string): boolean {
  const started = isRecord(document) ? document[SHIPPED_VERSION] : undefined
  return typeof started === 'string' && started !== version
}
