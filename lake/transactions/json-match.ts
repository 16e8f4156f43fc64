import { parsePath } from '@sanity/json-match'
import type {
  ComparisonNode,
  ExprNode,
  PathNode,
  SegmentNode,
  SubscriptElementNode,
} from '@sanity/json-match'
import { isRecord } from '#lake/access/guards.ts'

/** Path in a JSON value: names of attributes and indices, outermost first. */
type Place = readonly (string | number)[]

interface Found {
  readonly place: Place
  /** Matching value. Undefined if the attribute is missing. */
  readonly value: unknown
}

/** Maximum length of a path, in characters. */
const LONGEST_PATH = 1_000
/** Maximum number of visited values. Visiting them takes about 30 ms. */
const MOST_STEPS = 100_000
const MOST_PLACES = 10_000

/** Thrown by {@link createJsonMatch} for a path that cannot be parsed or that matches too many values. */
export class JsonMatchError extends Error {}

/** Finds the matches of paths in a JSON value. All searches with one instance share MOST_STEPS. */
export interface JsonMatch {
  /** Returns the matches in document order, without duplicates. Includes missing attributes of objects, unless the path contains `..`. */
  find(path: string, root: unknown): Found[]
}

/**
 * Creates a matcher for JSONMatch as Sanity documents it, with the grammar of Sanity's own parser. Sanity's evaluator is not used, for two
 * reasons. It identifies items by keys, which need not be unique. And it visits a value once for each way in which a path matches it, so a
 * path such as `..[*]..[*]..[*]` would never end.
 */
export function createJsonMatch(): JsonMatch {
  let steps = 0
  const step = () => {
    steps += 1
    if (steps > MOST_STEPS) throw new JsonMatchError('it leads through too many places')
  }

  function followPath(path: PathNode, from: readonly Found[]): Found[] {
    const base = path.base === undefined ? from : followPath(path.base, from)
    if (path.recursive !== true)
      return distinct(base.flatMap((found) => follow(path.segment, found)))
    const everywhere = distinct(base.flatMap((found) => [...descend(found)]))
    return distinct(everywhere.flatMap((found) => follow(path.segment, found))).filter(
      ({ value }) => value !== undefined,
    )
  }

  function* descend(found: Found): Generator<Found> {
    step()
    yield found
    for (const child of childrenOf(found)) yield* descend(child)
  }

  function follow(segment: SegmentNode, found: Found): Found[] {
    step()
    switch (segment.type) {
      case 'This':
        return [found]
      case 'Wildcard':
        return childrenOf(found)
      case 'Identifier':
        return attributeOf(found, segment.name)
      case 'Subscript':
        return segment.elements.flatMap((element) => pick(element, found))
    }
  }

  function attributeOf(found: Found, name: string): Found[] {
    const { place, value } = found
    if (Array.isArray(value)) {
      return childrenOf(found).flatMap((item) =>
        isRecord(item.value) ? attributeOf(item, name) : [],
      )
    }
    step()
    if (value === undefined) return [{ place: [...place, name], value: undefined }]
    if (!isRecord(value)) return []
    return [
      { place: [...place, name], value: Object.hasOwn(value, name) ? value[name] : undefined },
    ]
  }

  function childrenOf({ place, value }: Found): Found[] {
    const entries: (readonly [string | number, unknown])[] = Array.isArray(value)
      ? [...value.entries()]
      : isRecord(value)
        ? Object.entries(value)
        : []
    return entries.map(([name, child]) => {
      step()
      return { place: [...place, name], value: child }
    })
  }

  function pick(element: SubscriptElementNode, found: Found): Found[] {
    switch (element.type) {
      case 'Path':
        return followPath(element, [found])
      case 'Number':
      case 'Slice': {
        const items = Array.isArray(found.value) ? childrenOf(found) : []
        if (element.type === 'Slice') return items.slice(element.start, element.end)
        const item = items.at(element.value)
        return item === undefined ? [] : [item]
      }
      case 'Comparison':
        return tested(found).filter((each) => holds(element, each))
      case 'Existence':
        return tested(found).filter(({ value }) => firstOf(element.base, value) !== undefined)
      case 'String':
      case 'Boolean':
      case 'Null':
        return []
    }
  }

  /** Returns the values for which a condition is evaluated: each item of a list, or the value itself if it is not a list. */
  const tested = (found: Found) => (Array.isArray(found.value) ? childrenOf(found) : [found])

  function holds({ left, operator, right }: ComparisonNode, { value }: Found): boolean {
    step()
    const [a, b] = [firstOf(left, value), firstOf(right, value)]
    if (a === undefined || b === undefined) return false
    if (operator === '==') return a === b
    if (operator === '!=') return a !== b
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : Number.NaN
    if (operator === '<') return order < 0
    if (operator === '<=') return order <= 0
    return operator === '>' ? order > 0 : order >= 0
  }

  function firstOf(expression: ExprNode, value: unknown): unknown {
    if (expression.type === 'Null') return null
    if (expression.type !== 'Path') return expression.value
    return followPath(expression, [{ place: [], value }]).find((found) => found.value !== undefined)
      ?.value
  }

  return {
    find(path, root) {
      if (path.length > LONGEST_PATH) {
        throw new JsonMatchError(`it has more than ${LONGEST_PATH} characters`)
      }
      const parsed = parsedPath(path)
      if (parsed?.type !== 'Path') throw new JsonMatchError('it names no place')
      const found = followPath(parsed, [{ place: [], value: root }])
      if (found.length > MOST_PLACES) {
        throw new JsonMatchError(`it means more than ${MOST_PLACES} places`)
      }
      return found.toSorted((a, b) => inDocumentOrder(a.place, b.place))
    },
  }
}

function parsedPath(path: string): ExprNode | undefined {
  try {
    return parsePath(path)
  } catch (error) {
    throw new JsonMatchError(error instanceof Error ? error.message : String(error), {
      cause: error,
    })
  }
}

function distinct(found: readonly Found[]): Found[] {
  return [...new Map(found.map((each) => [JSON.stringify(each.place), each])).values()]
}

/** Compares two paths: by index for items, and parents before children. Attributes of an object keep their order. */
function inDocumentOrder(a: Place, b: Place): number {
  for (const [level, name] of a.entries()) {
    const other = b[level]
    if (other === undefined) return 1
    if (typeof name === 'number' && typeof other === 'number' && name !== other) return name - other
    if (name !== other) return String(name) < String(other) ? -1 : 1
  }
  return a.length - b.length
}

/** Writes a path in the plain syntax that all programs of Sanity support. */
export function toPlainPath(place: Place): string {
  return place
    .map((name, level) => {
      if (typeof name === 'number') return `[${name}]`
      if (!/^[A-Za-z_]\w*$/.test(name)) return `['${name.replaceAll(/['\\]/g, String.raw`\$&`)}']`
      return level === 0 ? name : `.${name}`
    })
    .join('')
}

/** True if a path consists of plain steps to one value or to the items of one slice: `a.b[0]`, `a[_key=="k"].b`, `a[1:3]`. */
export function isPlainPath(path: string): boolean {
  const bare = path.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, 'quoted')
  return !/\*|\.\.|[,?@<>!]|\[\s*\]|^\[(?!quoted\])|==/.test(
    bare.replaceAll(/\[\s*_key\s*==\s*quoted\s*\]/g, '[0]'),
  )
}
