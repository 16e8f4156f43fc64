import { isRecord } from '#shared/content/guards.ts'
/** A document to be imported: system attributes may be missing, and assets may be `_sanityAsset` addresses. */
export type IncomingDocument = {
  readonly _id: string
  readonly _type: string
} & Readonly<Record<string, unknown>>

/** A file to upload. */
export interface IncomingAsset {
  readonly kind: 'image' | 'file'
  /** Absolute path of the file. */
  readonly path: string
  /** Size in bytes. */
  readonly size: number
  readonly filename: string
}

/** Content of a source, independent of its format. */
export interface IncomingContent {
  readonly format: 'sanity' | 'markdown'
  readonly documents: readonly IncomingDocument[]
  /** Assets by their address in `_sanityAsset` (`image@…` or `file@…`). Assets that no document uses are included. */
  readonly assets: ReadonlyMap<string, IncomingAsset>
  /** Metadata of exported assets that is not derived from the bytes, by `image-<sha1>` or `file-<sha1>`. */
  readonly assetMetadata: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Sentences about content that the conversion lost or changed. */
  readonly notes: readonly string[]
}

export type JsonRecord = Readonly<Record<string, unknown>>

/** Copies a JSON value and applies `change` to every object, innermost first. */
export function mapObjects(value: unknown, change: (object: JsonRecord) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (!isRecord(value)) return value
  return change(
    Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, mapObjects(item, change)]),
    ),
  )
}

/** Calls `visit` for every object in a JSON value, with its path in the syntax of patches (`body[_key=="a"].asset`). */
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
