/** What is read and set of Node's response. Over HTTP/2 only `writeHead` is there. */
export interface HeadResponse {
  /** @param headers names and values in turn */
  writeHead(status: number, headers: string[]): unknown
  statusCode?: number
  /** Whether the connection stays open after the answer. */
  readonly shouldKeepAlive?: boolean
  /** The head as text, which Node keeps here until it is sent; null before. Not documented (decision 050). */
  _header?: string | null
}

/** A head as Node wrote it, around the values that change. */
interface Written {
  readonly start: string
  readonly end: string
}

const DATE = '\r\nDate: '
const STAYS_OPEN = '\r\nConnection: keep-alive\r\n'

let second = 0
let date = ''

/** The date of an answer as HTTP has it: in UTC, to the second. */
function httpDate(): string {
  const now = Date.now()
  if (now - second >= 1000 || now < second) {
    second = now - (now % 1000)
    date = new Date(second).toUTCString()
  }
  return date
}

/** The head that Node has just written, unless it keeps that elsewhere or says in it that the connection closes. */
function writtenIn(response: HeadResponse, changing: string): Written | undefined {
  const text = response._header
  if (typeof text !== 'string' || !text.includes(STAYS_OPEN)) return undefined
  const at = text.indexOf(`${changing}${DATE}`)
  if (at === -1) return undefined
  const end = text.indexOf('\r\n', at + changing.length + DATE.length)
  return { start: text.slice(0, at), end: text.slice(end) }
}

/**
 * Gives what writes the head of one answer, as often as it is sent. Node puts it together and checks every field the first time; later
 * answers have the text that Node wrote then, with the date of the moment, where the connection stays open as it did then.
 * @param headers names and values in turn, without a date
 * @param last the name of one more header, whose value is another one each time
 */
export function createHead(status: number, headers: readonly string[], last?: string) {
  let written: Written | undefined
  /** @param changing the value of the last header */
  return (response: HeadResponse, changing = ''): void => {
    if (written !== undefined && response._header === null && response.shouldKeepAlive === true) {
      response.statusCode = status
      response._header = written.start + changing + DATE + httpDate() + written.end
      return
    }
    response.writeHead(status, last === undefined ? [...headers] : [...headers, last, changing])
    written ??= writtenIn(response, changing)
  }
}
