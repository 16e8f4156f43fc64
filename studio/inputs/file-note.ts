/** A compiled schema type, as far as it tells what it is made of. */
interface KnownType {
  readonly name: string
  readonly type?: KnownType | null | undefined
}

/** Help text at fields whose uploads are delivered to visitors unchanged. Images lose their metadata on the way, files do not. */
export const FILE_NOTE = 'Visitors get this file unchanged, with its name and any hidden details.'

/** True for a field of files, whatever its type is called. */
export const isFileType = (type: KnownType): boolean =>
  type.name === 'file' || (type.type !== null && type.type !== undefined && isFileType(type.type))
