import { glob, readFile } from 'node:fs/promises'
import { parseSync, Visitor } from 'vite'
import type { InterfaceText } from './interface-texts.ts'

/** Sources of error messages for users: server modules whose routes are called by pages, and contracts that validate forms. */
const SERVER = [
  'server/{assistant,auth,booking,content,http,leads,media,messages,redirects,visits}/**/*.ts',
  'server/{composition/site/redirects,database/database-errors,gateway/public-query}.ts',
]
const CONTRACTS = 'shared/contracts/{*,booking/*,forms/*,site/*}.ts'
const PAGES = ['web/lib/log/user-message.ts', 'web/staff/sign-in/sign-in-form.tsx']

const CHECKS = new Set([
  'minLength',
  'maxLength',
  'length',
  'regex',
  'email',
  'string',
  'number',
  'refine',
  'enum',
])

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Texts of a literal or template. Each placeholder of a template becomes a word. */
function wordsOf(node: unknown): readonly string[] {
  if (!isNode(node)) return []
  if (node['type'] === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node['type'] === 'ConditionalExpression') {
    return [...wordsOf(node['consequent']), ...wordsOf(node['alternate'])]
  }
  if (node['type'] !== 'TemplateLiteral') return []
  const parts = listOf(node['quasis']).map((quasi) =>
    isNode(quasi) && isNode(quasi['value']) ? String(quasi['value']['cooked']) : '',
  )
  return [parts.join('…')]
}

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''

/** Codes of errors whose messages users never see: pages hide them, or only programs receive them. */
const FOR_PROGRAMS = new Set([
  'bad_request',
  'internal_error',
  'method_not_allowed',
  'payload_too_large',
  'unavailable',
  'unsupported_media_type',
])

/** Names of server functions that reject a single form field, or several form fields at once. */
const REFUSE = new Set(['wrong', 'invalid'])

/** Values of the object with the field errors, which is either the node itself or the attribute `fields` of the node. */
function fieldsIn(node: unknown, isUnder = false): readonly unknown[] {
  if (!isNode(node) || node['type'] !== 'ObjectExpression') return []
  const properties = listOf(node['properties']).filter(isNode)
  if (!isUnder) return properties.map((property) => property['value'])
  const fields = properties.find((property) => nameOf(property['key']) === 'fields')
  return fieldsIn(fields?.['value'])
}

function refusalsIn(source: string, file: string): readonly string[] {
  const texts: string[] = []
  const named = new Map<string, readonly string[]>()
  const { program } = parseSync(file, source)
  new Visitor({
    VariableDeclarator({ id, init }) {
      named.set(nameOf(id), wordsOf(init))
    },
  }).visit(program)
  const textsOf = (node: unknown) => [...wordsOf(node), ...(named.get(nameOf(node)) ?? [])]
  new Visitor({
    NewExpression({ callee, arguments: given }) {
      if (nameOf(callee) !== 'HttpError') return
      const [code] = wordsOf(given[0])
      if (code === undefined || FOR_PROGRAMS.has(code)) return
      texts.push(...textsOf(given[1]), ...fieldsIn(given[2], true).flatMap(textsOf))
    },
    AssignmentExpression({ left, right }) {
      if ('object' in left && nameOf(left.object) === 'fields') texts.push(...textsOf(right))
    },
    CallExpression({ callee, arguments: given }) {
      if (!REFUSE.has(nameOf(callee))) return
      const said = [...given, ...fieldsIn(given[0])].flatMap(textsOf)
      // Texts without a space are names of fields and not messages.
      texts.push(...said.filter((text) => text.includes(' ')))
    },
  }).visit(program)
  return texts
}

function checksIn(source: string, file: string): readonly string[] {
  const texts: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const isCheck = 'property' in callee && CHECKS.has(nameOf(callee.property))
      if (isCheck)
        texts.push(...given.slice(nameOf(callee.property) === 'string' ? 0 : 1).flatMap(wordsOf))
    },
    Property({ key, value }) {
      if (nameOf(key) === 'error') texts.push(...wordsOf(value))
    },
  }).visit(parseSync(file, source).program)
  return texts
}

/** Error messages in a source file of a page: the messages by status, and the default message. */
const sentencesIn = (source: string): readonly string[] =>
  [...source.matchAll(/'(?<text>[A-Z][^'\n]* [^'\n]*[.])'/gu)].flatMap(
    ({ groups }) => groups?.['text'] ?? [],
  )

/** Error messages for users: from the server, from the validation of forms, and from pages. */
export async function errorTexts(): Promise<readonly InterfaceText[]> {
  const found: InterfaceText[] = []
  const read = async (
    pattern: string | string[],
    textsIn: (source: string, file: string) => readonly string[],
  ) => {
    for await (const file of glob(pattern)) {
      if (/\.test(?:-support)?\.tsx?$/u.test(file)) continue
      const texts = textsIn(await readFile(file, 'utf8'), file)
      found.push(...texts.map((text) => ({ file, text })))
    }
  }
  await read(SERVER, refusalsIn)
  await read(CONTRACTS, checksIn)
  await read(PAGES, sentencesIn)
  return found
}
