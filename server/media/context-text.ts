/** Formats pairs as in the API: `alt_text=A face|order=2`, with `=` and `|` in values escaped by a backslash. */
export const writeContext = (
  pairs: Readonly<Record<string, string | number | undefined>>,
): string =>
  Object.entries(pairs)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${String(value).replaceAll(/[=|]/g, String.raw`\$&`)}`)
    .join('|')

/** Parses the format of {@link writeContext}. Returns undefined if the name of a pair is empty. */
export function readContext(text: string): Record<string, string> | undefined {
  const pairs = text.split(/(?<!\\)\|/).filter((pair) => pair !== '')
  const entries = pairs.map((pair) => {
    const at = pair.search(/(?<!\\)=/)
    const plain = (part: string) => part.replaceAll(/\\([=|])/g, '$1')
    return at < 1 ? undefined : ([plain(pair.slice(0, at)), plain(pair.slice(at + 1))] as const)
  })
  const known = entries.filter((entry) => entry !== undefined)
  return known.length === entries.length ? Object.fromEntries(known) : undefined
}
