const MAX_PAGE = 10_000
const MAX_TEXT = 200

/** Parameter of a list's URL. */
interface Param<Value> {
  /** Name of the parameter in the URL. Default: its name in the state. */
  readonly name?: string
  /** Value of the parameter if the URL contains none or an invalid one. */
  readonly usual: Value
  /** Parses the text in the URL. Returns undefined for an invalid text. */
  read(text: string): Value | undefined
  /** Formats a value for the URL and the API. Returns an empty text if neither needs the value. */
  write(value: Value): string
}

/** Sort order of a list. */
export interface SortOrder<Key extends string> {
  readonly key: Key
  readonly descending: boolean
}

/** Formats a sort order for URLs and REST. */
export const sortText = <Key extends string>({ key, descending }: SortOrder<Key>) =>
  descending ? `-${key}` : key

/** Parameter with a fixed set of values. */
export function choiceParam<Value extends string | number>(
  values: readonly Value[],
): Param<Value | undefined>
export function choiceParam<Value extends string | number>(
  values: readonly Value[],
  usual: Value,
): Param<Value>
export function choiceParam<Value extends string | number>(
  values: readonly Value[],
  usual?: Value,
): Param<Value | undefined> {
  return {
    usual,
    read: (text) => values.find((value) => String(value) === text),
    write: (value) => (value === undefined ? '' : String(value)),
  }
}

/** Parameter with a text, such as the id of an author. @param most maximum length */
export const textParam = (most = MAX_TEXT): Param<string | undefined> => ({
  usual: undefined,
  read: (text) => text.trim().slice(0, most) || undefined,
  write: (value = '') => value,
})

/** Search text of a list. */
export const searchParam: Param<string> = {
  usual: '',
  read: (text) => text.slice(0, MAX_TEXT),
  write: (text) => text.trim(),
}

/** Parameter that is `true` or missing. */
export const flagParam: Param<boolean> = {
  usual: false,
  read: (text) => text === 'true',
  write: (isOn) => (isOn ? 'true' : ''),
}

/** Parameter with the sort order. */
export interface SortParam<Key extends string> extends Param<SortOrder<Key>> {
  /**
   * Sort order after a click on a column heading. If the list is already sorted by this column, the order is reversed; otherwise it is the
   * column's default order.
   */
  next(sort: SortOrder<Key>, key: Key): SortOrder<Key>
}

interface Sorting<Key extends string> {
  readonly keys: readonly Key[]
  readonly usual: SortOrder<Key>
  /** Columns whose default order is descending. */
  readonly descending: readonly Key[]
}

/** Parameter with the sort order, `key` or `-key`. */
export const sortParam = <Key extends string>(sorting: Sorting<Key>): SortParam<Key> => ({
  usual: sorting.usual,
  read: (text) => {
    const key = sorting.keys.find((name) => name === text.replace(/^-/, ''))
    return key === undefined ? undefined : { key, descending: text.startsWith('-') }
  },
  write: sortText,
  next: (sort, key) => ({
    key,
    descending: sort.key === key ? !sort.descending : sorting.descending.includes(key),
  }),
})

/** State of a list that its URL contains: filters and page number. */
export type ListPlace<Filters> = Readonly<Filters> & {
  /** Page number, counted from 1. */
  readonly page: number
}

/** Type of a parameter as text. A string type stays as it is; other types, such as a sort order, become `string`. */
type TextOf<Value> = Value extends string ? Value : string

type Values<Filters> = {
  readonly [Name in keyof Filters]?: TextOf<NonNullable<Filters[Name]>>
} & { readonly page: number; readonly limit: number }

/** Conversions between the state of a list, its URL and the parameters of the API. */
export interface ListPlaces<Filters> {
  readonly path: string
  /** Maximum number of rows on a page. */
  readonly pageSize: number
  /** Default state. */
  readonly start: ListPlace<Filters>
  /** Parses the query of a URL. Invalid values are ignored. */
  readonly read: (query: string) => ListPlace<Filters>
  /** URL query of a state, with its question mark. Default values are omitted. */
  readonly write: (place: ListPlace<Filters>) => string
  /** API parameters for a state. */
  readonly values: (place: ListPlace<Filters>) => Values<Filters>
  /** State after one parameter was changed, with the page number 1. Without `text`, the parameter gets its default value. */
  readonly set: (
    place: ListPlace<Filters>,
    name: keyof Filters & string,
    text: string | undefined,
  ) => ListPlace<Filters>
}

/** Type of the state that `Places` converts to URLs. */
export type PlaceOf<Places> = Places extends ListPlaces<infer Filters> ? ListPlace<Filters> : never

/** Page number in the query of a URL, counted from 1. An invalid or missing value counts as 1. */
function pageOf(values: URLSearchParams): number {
  const page = Number(values.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

interface Shape<Filters> {
  readonly path: string
  readonly pageSize: number
  /** Parameters besides `page`, in their order in the URL. */
  readonly params: { readonly [Name in keyof Filters]: Param<Filters[Name]> }
}

/** Describes the URLs of a list by their parameters. */
export function listPlaces<Filters extends Record<string, unknown>>(
  shape: Shape<Filters>,
): ListPlaces<Filters> {
  const { path, pageSize, params } = shape
  const all: readonly (readonly [string, Param<unknown>])[] = Object.entries(params)
  const placeOf = (page: number, valueOf: (name: string, param: Param<unknown>) => unknown) => {
    const filters = all.map(([name, param]) => [name, valueOf(name, param)] as const)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` loses the names: those of `params`, whose `Param` types each value
    return { page, ...Object.fromEntries(filters) } as ListPlace<Filters>
  }
  const texts = (place: ListPlace<Filters>) =>
    all
      .map(([name, param]) => ({ name, param, text: param.write(place[name]) }))
      .filter(({ text }) => text !== '')
  const valueIn = (param: Param<unknown>, text: string | null | undefined) =>
    (typeof text === 'string' ? param.read(text) : undefined) ?? param.usual
  return {
    path,
    pageSize,
    start: placeOf(1, (_name, { usual }) => usual),
    read: (query) => {
      const values = new URLSearchParams(query)
      return placeOf(pageOf(values), (name, param) =>
        valueIn(param, values.get(param.name ?? name)),
      )
    },
    write: (place) => {
      const written = texts(place).filter(({ param, text }) => text !== param.write(param.usual))
      const text = new URLSearchParams({
        ...Object.fromEntries(
          written.map(({ name, param, text: value }) => [param.name ?? name, value]),
        ),
        ...(place.page > 1 && { page: String(place.page) }),
      }).toString()
      return text === '' ? '' : `?${text}`
    },
    values: (place) => {
      const values = Object.fromEntries(texts(place).map(({ name, text }) => [name, text]))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of `params`, as above
      return { ...values, page: place.page, limit: pageSize } as Values<Filters>
    },
    set: (place, changed, text) =>
      placeOf(1, (name, param) => (name === changed ? valueIn(param, text) : place[name])),
  }
}

/** True if one of the named parameters has a value. */
export const isNarrowedBy = <Filters>(
  places: ListPlaces<Filters>,
  place: ListPlace<Filters>,
  names: readonly (keyof Filters & string)[],
): boolean => {
  const values = places.values(place)
  return names.some((name) => values[name] !== undefined)
}

/** Number of the last page of `count` rows, at least 1. */
export const lastPage = (count: number, pageSize: number) =>
  Math.max(1, Math.ceil(count / pageSize))
