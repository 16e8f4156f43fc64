const MAX_PAGE = 10_000
const MAX_TEXT = 200

/** The page that a URL's query names, from 1; the first where it names none that makes sense. */
export function pageOf(values: URLSearchParams): number {
  const page = Number(values.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** What a URL's query searches for. */
export const searchOf = (values: URLSearchParams) => (values.get('search') ?? '').slice(0, MAX_TEXT)

/** The value of a filter that a URL's query names; undefined where it is empty or missing. */
export function filterOf(values: URLSearchParams, name: string): string | undefined {
  const text = values.get(name)?.trim().slice(0, MAX_TEXT)
  return text === '' ? undefined : text
}

interface Order<Key extends string> {
  readonly key: Key
  readonly descending: boolean
}

/** The order that a URL's query names, `key` or `-key`; `usual` where it is none of `keys`. */
export function sortOf<Key extends string>(
  values: URLSearchParams,
  keys: readonly Key[],
  usual: Order<Key>,
): Order<Key> {
  const text = values.get('sort')
  const key = keys.find((name) => name === text?.replace(/^-/, ''))
  return key === undefined ? usual : { key, descending: text?.startsWith('-') === true }
}

/** An order as a URL and REST have it. */
export const sortText = <Key extends string>({ key, descending }: Order<Key>) =>
  descending ? `-${key}` : key

/** The last page of `count` rows, from 1. */
export const lastPage = (count: number, pageSize: number) =>
  Math.max(1, Math.ceil(count / pageSize))
