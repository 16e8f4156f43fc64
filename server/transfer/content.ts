import { isRecord } from '#shared/content/guards.ts'
/** A document on its way into a lake: system attributes may be missing, assets may be `_sanityAsset` addresses. */
export type IncomingDocument = {
  readonly _id: string
  readonly _type: string
} & Readonly<Record<string, unknown>>

/** A file to be uploaded. */
export interface IncomingAsset {
  readonly kind: 'image' | 'file'
  /** Absolute path of the bytes. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  readonly filename: string
}

/** What a source holds, in one shape whatever it was written in. */
export interface IncomingContent {
  readonly format: 'sanity' | 'markdown'
  readonly documents: readonly IncomingDocument[]
  /** By the address that `_sanityAsset` values carry, `image@…` or `file@…`; those that no document uses too. */
  readonly assets: ReadonlyMap<string, IncomingAsset>
  /** What an export knew of an asset beyond its bytes, by `image-<sha1>` or `file-<sha1>`. */
  readonly assetMetadata: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** What could not be carried over as it stood, a sentence each. */
  readonly notes: readonly string[]
}

export type JsonRecord = Readonly<Record<string, unknown>>

/** A copy of a JSON value in which `change` has had its say on every object, innermost first. */
export function mapObjects(value: unknown, change: (object: JsonRecord) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (!isRecord(value)) return value
  return change(
    Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, mapObjects(item, change)]),
    ),
  )
}

/** Calls back for every object in a JSON value, with the path to it as patches write it (`body[_key=="a"].asset`). */
export function visitObjects(
  value: unknown,
  visit: (object: JsonRecord, path: string) => void,
  path = '',
): void {
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      const key = isRecord(item) ? item['_key'] : undefined
      const step = typeof key === 'string' ? `_key=="${key}"` : String(index)
      visitObjects(item, visit, `${path}[${step}]`)
    })
  } else if (isRecord(value)) {
    visit(value, path)
    for (const [name, item] of Object.entries(value)) {
      const step = /^[a-zA-Z_]\w*$/.test(name) ? (path === '' ? name : `.${name}`) : `['${name}']`
      visitObjects(item, visit, path + step)
    }
  }
}
