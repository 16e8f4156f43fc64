/** Replaces all texts within a structure. Parts in which no text has changed stay the same objects. */
export function mapTexts<Structure>(
  structure: Structure,
  replace: (text: string) => string,
): Structure {
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return replace(value)
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value
      const shown = items.map(replaced)
      return shown.every((item, place) => item === items[place]) ? value : shown
    }
    if (typeof value !== 'object' || value === null) return value
    const parts: readonly [string, unknown][] = Object.entries(value)
    const shown = parts.map(([name, part]) => [name, replaced(part)] as const)
    return shown.every(([, part], place) => part === parts[place]?.[1])
      ? value
      : Object.fromEntries(shown)
  }
  // The cast is correct: only strings have changed, so the structure has the same type.
  return replaced(structure) as Structure // oxlint-disable-line typescript/no-unsafe-type-assertion
}
