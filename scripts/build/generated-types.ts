const HEADER = `/**
 * Result types of the public queries, derived from the schemas, and their versions. Written by \`npm run typegen\`. Do not edit: change the
 * schemas or \`public-query-texts.ts\` and run it again.
 */
`

/** Start of a top-level declaration. A declaration ends before the start of the next one. */
const DECLARATION = /^export (?:type|declare const) (\w+)/

/**
 * Reduces the output of Sanity's type generator to query results and the types that they refer to. Only result types remain exported,
 * because other files import no other types.
 */
export function onlyResults(generated: string): string {
  const declarations = declarationsOf(generated)
  const wanted = new Set<string>()
  const want = (name: string): void => {
    const text = declarations.get(name)
    if (text === undefined || wanted.has(name)) return
    wanted.add(name)
    for (const [word] of text.matchAll(/\b[A-Za-z]\w*\b/g)) want(word)
  }
  for (const name of declarations.keys()) if (isResult(name)) want(name)
  const kept = [...declarations]
    .filter(([name]) => wanted.has(name))
    .map(([name, text]) => (isResult(name) ? text : text.replace(/^export /, '')))
  return [HEADER, ...kept].join('\n')
}

const isResult = (name: string) => name.endsWith('_QUERY_RESULT')

function declarationsOf(generated: string): Map<string, string> {
  const declarations = new Map<string, string>()
  let name: string | undefined
  for (const line of generated.split('\n')) {
    const begun = DECLARATION.exec(line)?.[1]
    if (begun !== undefined) name = begun
    // Drops the generator's comments, which repeat the text of each query.
    if (name === undefined || line === '' || line.startsWith('//')) continue
    declarations.set(name, `${declarations.get(name) ?? ''}${line}\n`)
  }
  return declarations
}
