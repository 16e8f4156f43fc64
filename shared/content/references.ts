/** Reference to a document, as documents store it. */
export const reference = (id: string) => ({ _type: 'reference', _ref: id })

/** Returns the ids of all documents that a value references, at any depth. Adds the ids to `found` if it is given. */
export function referencesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if (name === '_ref' && typeof item === 'string') found.add(item)
      else referencesIn(item, found)
    }
  }
  return found
}
