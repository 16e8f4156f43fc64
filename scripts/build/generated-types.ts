const HEADER = `/**
 * What the public queries give by the schemas, written by \`npm run typegen\`. Do not edit: change the schemas or
 * \`public-query-texts.ts\` and run it again.
 */
`

/** A declaration at the top of a file begins with one of these and ends before the next. */
const DECLARATION = /^export (?:type|declare const) (\w+)/

/**
 * Of the types that Sanity's generator has written, those of query results and what they refer to. Only results stay
 * exported: nothing else is imported by anyone.
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
    // Comments of the generator repeat the text of each query.
    if (name === undefined || line === '' || line.startsWith('//')) continue
    declarations.set(name, `${declarations.get(name) ?? ''}${line}\n`)
  }
  return declarations
}
