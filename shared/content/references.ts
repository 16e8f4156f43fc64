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

/** Like {@link referencesIn}, but without references whose target may be missing: weak references, and references to other datasets. */
export function strongReferencesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit)
    else if (typeof part === 'object' && part !== null) {
      const {
        _ref: target,
        _weak,
        _dataset,
        _projectId,
      } = part as Readonly<Record<string, unknown>> // oxlint-disable-line typescript/no-unsafe-type-assertion -- An object has unknown attributes
      const isElsewhere = _dataset !== undefined || _projectId !== undefined
      if (typeof target === 'string' && !target.includes(':') && !isElsewhere && _weak !== true) {
        found.add(target)
      }
      Object.values(part).forEach(visit)
    }
  }
  visit(value)
  return found
}
