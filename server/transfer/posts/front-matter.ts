import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { isRecord } from '#shared/content/guards.ts'
import { type JsonRecord } from '../content.ts'
import { TransferError } from '../transfer-error.ts'

export interface FrontMatter {
  readonly fields: JsonRecord
  /** Markdown text after the front matter. */
  readonly content: string
}

const FENCES = [
  { fence: '+++', language: 'TOML', parse: (text: string): unknown => parseToml(text) },
  {
    fence: '---',
    language: 'YAML',
    // Aliases are disabled: they could expand a few lines to gigabytes, and front matter does not need aliases.
    parse: (text: string): unknown => parseYaml(text, { maxAliasCount: 0 }),
  },
] as const

/**
 * Splits TOML (`+++`) or YAML (`---`) front matter from a Markdown text. A text without front matter has empty fields.
 * @throws TransferError naming the file if the front matter has no end or does not parse
 */
export function readFrontMatter(text: string, name: string): FrontMatter {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const kind = FENCES.find(({ fence }) => source.startsWith(`${fence}\n`))
  if (!kind) return { fields: {}, content: source }
  const { fence, language, parse } = kind
  const end = new RegExp(String.raw`^${fence.replaceAll('+', String.raw`\+`)}[ \t]*$`, 'm')
  const rest = source.slice(fence.length + 1)
  const close = end.exec(rest)
  if (!close) {
    // A text that begins with a horizontal rule has no front matter.
    if (fence === '---') return { fields: {}, content: source }
    throw new TransferError(`${name}: the ${language} head that opens with ${fence} has no end.`)
  }
  const fields = ((): unknown => {
    try {
      return parse(rest.slice(0, close.index))
    } catch (error) {
      // The parsers are recursive, so deep nesting overflows the stack. The YAML parser wraps the stack overflow in a separate error.
      if (error instanceof Error && error.message.startsWith('Maximum call stack')) {
        throw new TransferError(`${name}: its ${language} head is nested too deeply.`, {
          cause: error,
        })
      }
      const reason = error instanceof Error ? error.message.split('\n', 1)[0] : ''
      throw new TransferError(`${name}: its ${language} head does not parse (${reason}).`, {
        cause: error,
      })
    }
  })()
  if (fields !== null && !isRecord(fields)) {
    throw new TransferError(`${name}: its ${language} head is not a list of fields.`)
  }
  return { fields: fields ?? {}, content: rest.slice(close.index + close[0].length).trimStart() }
}
