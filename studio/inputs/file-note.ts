/** Schema type as far as `isFileType` reads it. */
interface KnownType {
  readonly name: string
  readonly type?: KnownType | null | undefined
}

/** Help text of fields whose uploads visitors get unchanged. Metadata is removed only from images. */
export const FILE_NOTE = 'Visitors get this file unchanged, with its name and any hidden details.'

/** True for the type `file` and types derived from it. */
export const isFileType = (type: KnownType): boolean =>
  type.name === 'file' || (type.type !== null && type.type !== undefined && isFileType(type.type))
