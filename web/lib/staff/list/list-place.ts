const MAX_PAGE = 10_000
const MAX_TEXT = 200

/** Page number in a URL's query, from 1. Default: 1, also for invalid values. */
export function pageOf(values: URLSearchParams): number {
  const page = Number(values.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** Search text in a URL's query. */
export const searchOf = (values: URLSearchParams) => (values.get('search') ?? '').slice(0, MAX_TEXT)

/** Value of a filter in a URL's query, or undefined if it is empty or missing. */
export function filterOf(values: URLSearchParams, name: string): string | undefined {
  const text = values.get(name)?.trim().slice(0, MAX_TEXT)
  return text === '' ? undefined : text
}

interface Order<Key extends string> {
  readonly key: Key
  readonly descending: boolean
}

/** Sort order in a URL's query, `key` or `-key`. Default: `usual`, also if the key is not one of `keys`. */
export function sortOf<Key extends string>(
  values: URLSearchParams,
  keys: readonly Key[],
  usual: Order<Key>,
): Order<Key> {
  const text = values.get('sort')
  const key = keys.find((name) => name === text?.replace(/^-/, ''))
  return key === undefined ? usual : { key, descending: text?.startsWith('-') === true }
}

/** Formats a sort order for URLs and REST. */
export const sortText = <Key extends string>({ key, descending }: Order<Key>) =>
  descending ? `-${key}` : key

/** Number of the last page of `count` rows, at least 1. */
export const lastPage = (count: number, pageSize: number) =>
  Math.max(1, Math.ceil(count / pageSize))
