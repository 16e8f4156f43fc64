/** Properties of a compiled schema type that `isFileType` reads: its name and its base type. */
interface KnownType {
  readonly name: string
  readonly type?: KnownType | null | undefined
}

/** Help text for fields whose uploads are delivered to visitors unchanged. Images lose their metadata on delivery, files do not. */
export const FILE_NOTE = 'Visitors get this file unchanged, with its name and any hidden details.'

/** True for `file` and types derived from it. */
export const isFileType = (type: KnownType): boolean =>
  type.name === 'file' || (type.type !== null && type.type !== undefined && isFileType(type.type))
