/** Part of a code listing that has one style. */
export interface Token {
  readonly kind: 'plain' | 'string' | 'comment'
  readonly text: string
}

const doubleQuoted = String.raw`"(?:\\.|[^"\\\n])*"`
const singleQuoted = String.raw`'(?:\\.|[^'\\\n])*'`
const templated = '`(?:\\\\.|[^`\\\\])*`'
// Matches a single character or escape sequence in single quotes. Longer texts are not matched, because a single quote can also start a
// lifetime (Rust) or a type variable.
const character = String.raw`'(?:\\[^\n']+|[^\\\n'])'`

const slashes = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|(?![^]))`
const hash = String.raw`(?<=^|\s)#[^\n]*`
const dashes = String.raw`--[^\n]*`

const grammar = (comments: string, ...strings: readonly string[]) =>
  new RegExp(`(?<comment>${comments})|(?<string>${strings.join('|')})`, 'gm')

const curly = grammar(slashes, doubleQuoted, singleQuoted, templated)
const rust = grammar(slashes, doubleQuoted, character)
const script = grammar(hash, doubleQuoted, singleQuoted)

const grammars: Readonly<Record<string, RegExp>> = {
  c: curly,
  cpp: curly,
  css: grammar(String.raw`\/\*[^]*?(?:\*\/|(?![^]))`, doubleQuoted, singleQuoted),
  go: curly,
  graphql: grammar(hash, doubleQuoted),
  groq: curly,
  html: grammar(String.raw`<!--[^]*?(?:-->|(?![^]))`, doubleQuoted),
  java: curly,
  javascript: curly,
  js: curly,
  json: new RegExp(`(?<plain>${doubleQuoted}(?=\\s*:))|(?<string>${doubleQuoted})`, 'gm'),
  jsx: curly,
  kotlin: curly,
  php: curly,
  py: script,
  python: script,
  rs: rust,
  ruby: script,
  rust,
  sh: script,
  bash: script,
  shell: script,
  sql: grammar(dashes, singleQuoted),
  swift: grammar(slashes, doubleQuoted),
  toml: script,
  ts: curly,
  tsx: curly,
  typescript: curly,
  xml: grammar(String.raw`<!--[^]*?(?:-->|(?![^]))`, doubleQuoted),
  yaml: script,
  yml: script,
}

/** Kind of a token. The keys of JSON objects are strings too, but they are shown as plain text. */
function kindOf(groups: Readonly<Record<string, string | undefined>> = {}): Token['kind'] {
  if (groups['string'] !== undefined) return 'string'
  return groups['comment'] === undefined ? 'plain' : 'comment'
}

function tokenize(code: string, language: string): readonly Token[] {
  const pattern = grammars[language.toLowerCase()]
  if (pattern === undefined) return [{ kind: 'plain', text: code }]
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    tokens.push({ kind: kindOf(match.groups), text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}

/**
 * Lines of a listing as tokens. In known languages, the tokens of strings and comments are marked; the remaining code is plain. The joined
 * tokens equal the code.
 */
export function highlightLines(code: string, language: string): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]]
  for (const { kind, text } of tokenize(code, language)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ kind, text: part })
    }
  }
  return lines
}
