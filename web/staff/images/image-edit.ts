import type { ImageChange, ImageDetail } from '#shared/contracts/images.ts'
import type { Cut } from './cut-editor.tsx'

/** What people change of an image. */
export interface ImageFields extends Cut {
  readonly file_name: string
  readonly alt_text: string
  /** Empty where there is none. */
  readonly caption: string
}

/** The name of something that people change of an image. */
export type ImageField = keyof ImageFields

/** An image as one person changes it while others may too. */
export interface ImageEdit {
  /** As it was last read or saved. */
  readonly base: ImageFields
  /** As the form has it. */
  readonly now: ImageFields
  /** Of `base`; a save is refused once there is a newer one. */
  readonly revision: string
  /** Of the image that was last read: a save knows its own before it is read. */
  readonly seen: string
  /** Width to height of the file, which a cut is made for. */
  readonly ratio: number
  /** Changed here and by somebody else, who has saved: a person chooses before it is saved. */
  readonly contested: readonly ImageField[]
  /** Somebody else has saved other values since the form was begun. */
  readonly isNewer: boolean
  /** A cut that was not saved is gone with the file that it was made for. */
  readonly isCutLost: boolean
}

const FIELDS = [
  'crop',
  'focal_point',
  'alt_text',
  'caption',
  'file_name',
] as const satisfies readonly ImageField[]

const isOfCut = (name: ImageField) => name === 'crop' || name === 'focal_point'

/** As on the server: files differ in shape when their sides differ by more than this. */
const SAME_SHAPE = 0.01

type Value = ImageFields[ImageField]

const plain = (value: Value) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))
    : value

const isSame = (one: Value, other: Value) =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other))

const fieldsOf = (image: ImageDetail): ImageFields => ({
  file_name: image.file_name,
  alt_text: image.alt_text,
  caption: image.caption ?? '',
  crop: image.crop,
  focal_point: image.focal_point,
})

const ratioOf = ({ width, height }: ImageDetail) => (width ?? 0) / Math.max(1, height ?? 1)

const changed = ({ base, now }: ImageEdit): readonly ImageField[] =>
  FIELDS.filter((name) => !isSame(base[name], now[name]))

const pick = (fields: ImageFields, names: readonly ImageField[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]))

/** A form in which nothing is changed yet. */
export function beginEdit(image: ImageDetail): ImageEdit {
  const fields = fieldsOf(image)
  return {
    base: fields,
    now: fields,
    revision: image.revision,
    seen: image.revision,
    ratio: ratioOf(image),
    contested: [],
    isNewer: false,
    isCutLost: false,
  }
}

/** Whether the form has something that is not saved. */
export const isEdited = (edit: ImageEdit): boolean => changed(edit).length > 0

/** The form with other values. What now reads as somebody else saved it is contested no more. */
export function editFields(edit: ImageEdit, fields: Partial<ImageFields>): ImageEdit {
  const next = { ...edit, now: { ...edit.now, ...fields } }
  const mine = changed(next)
  return {
    ...next,
    contested: edit.contested.filter((name) => mine.includes(name)),
    isCutLost: edit.isCutLost && !mine.some(isOfCut),
  }
}

/**
 * The form beside an image that was read anew. What was changed here stays, all else is as it was read. A file of another
 * shape takes no cut that was made for the one before.
 */
export function readImage(edit: ImageEdit, image: ImageDetail): ImageEdit {
  const read = beginEdit(image)
  const theirs = read.base
  const isReshaped = Math.abs(edit.ratio / read.ratio - 1) > SAME_SHAPE
  const all = changed(edit)
  const mine = isReshaped ? all.filter((name) => !isOfCut(name)) : all
  const isCutLost = edit.isCutLost || mine.length < all.length
  const next = { ...read, now: { ...theirs, ...pick(edit.now, mine) }, isCutLost }
  const kept = changed(next)
  if (kept.length === 0) return next
  const isTheirs = (name: ImageField) => !isSame(theirs[name], edit.base[name])
  return {
    ...next,
    contested: kept.filter((name) => isTheirs(name) || edit.contested.includes(name)),
    isNewer: edit.isNewer || FIELDS.some(isTheirs),
  }
}

/** The form after a save of `sent`: what was typed meanwhile stays. */
export function savedImage(edit: ImageEdit, sent: ImageEdit, image: ImageDetail): ImageEdit {
  const saved = beginEdit(image)
  const typed = FIELDS.filter((name) => !isSame(edit.now[name], sent.now[name]))
  return { ...saved, now: { ...saved.now, ...pick(edit.now, typed) }, seen: edit.seen }
}

/** What a save sends: what differs from the image as it was read, and nothing that others may have changed. */
export const changeOf = (edit: ImageEdit): ImageChange => ({
  ...pick(edit.now, changed(edit)),
  revision: edit.revision,
})

/** What was changed here stands. */
export const keepMine = (edit: ImageEdit, name: ImageField): ImageEdit => ({
  ...edit,
  contested: edit.contested.filter((one) => one !== name),
})

/** What somebody else has saved stands. */
export const takeTheirs = (edit: ImageEdit, name: ImageField): ImageEdit =>
  editFields(edit, pick(edit.base, [name]))
