import { TOKEN_TEXT } from './personal-token-text.ts'

const SECRET_NAME =
  /pass(?:word|wd|phrase)|token|secret|authorization|cookie|api[_-]?key|signature|credential|^(?:sid|hash|x-xsrf)/i
const SECRET_TEXT = /(Bearer\s+|[?&#](?:token|sid|key|signature|secret)=)[^\s&#"']+/gi
const URL_PASSWORD = /(\/\/[^\s:/@]*:)[^\s/@]+@/g
/** Signed key in a URL, which grants access to a receipt or booking. */
const SIGNED_KEY = /\/[\w-]{80,}(?![\w.-])/g

const PERSONAL_TOKEN = new RegExp(TOKEN_TEXT, 'g')

const HIDDEN = '[hidden]'
const DEPTH_LIMIT = 6
const ITEMS_LIMIT = 50
const TEXT_LIMIT = 4_000

/** Redacts text for a log: removes personal and bearer tokens, one-time codes, and passwords and signed keys in URLs. Cut at 4,000 characters. */
export function redactText(text: string): string {
  const cut = text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}…` : text
  return cut
    .replaceAll(PERSONAL_TOKEN, HIDDEN)
    .replaceAll(SECRET_TEXT, `$1${HIDDEN}`)
    .replaceAll(URL_PASSWORD, `$1${HIDDEN}@`)
    .replaceAll(SIGNED_KEY, `/${HIDDEN}`)
}

/** Copies a value for a log: values of secret names are hidden, errors expanded, size and depth limited. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEPTH_LIMIT) return '[deep]'
  if (value instanceof Error) return redactError(value, depth)
  if (value instanceof Date) return value
  if (Array.isArray(value)) {
    return value.slice(0, ITEMS_LIMIT).map((item: unknown) => redact(item, depth + 1))
  }
  const entries = Object.entries(value).slice(0, ITEMS_LIMIT)
  return Object.fromEntries(
    entries.map(([name, entry]: [string, unknown]) => [
      name,
      SECRET_NAME.test(name) && entry !== undefined ? HIDDEN : redact(entry, depth + 1),
    ]),
  )
}

function redactError(error: Error, depth: number) {
  return {
    name: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...('code' in error ? { code: redact(error.code, depth + 1) } : {}),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  }
}
