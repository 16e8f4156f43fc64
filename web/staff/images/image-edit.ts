import type { ImageChange, ImageDetail } from '#shared/contracts/images.ts'
import type { Cut } from './cut-editor.tsx'

/** Editable fields of an image. */
export interface ImageFields extends Cut {
  readonly file_name: string
  readonly alt_text: string
  /** Caption. Empty if there is none. */
  readonly caption: string
}

/** Name of an editable field. */
export type ImageField = keyof ImageFields

/** Editing state of an image that other users may change at the same time. */
export interface ImageEdit {
  /** Form values of the last read or save. */
  readonly base: ImageFields
  /** Current form values. */
  readonly now: ImageFields
  /** Revision of `base`. The server rejects a save if there is a newer revision. */
  readonly revision: string
  /** Revision of the last read. After a save it is older than `revision` until the next read. */
  readonly seen: string
  /** Aspect ratio of the file (width / height). A crop is valid for one aspect ratio only. */
  readonly ratio: number
  /** Fields changed both in this form and by another user. The user has to choose a value before saving. */
  readonly contested: readonly ImageField[]
  /** True if another user has saved different values since the form was opened. */
  readonly isNewer: boolean
  /** True if an unsaved crop was discarded because the file was replaced. */
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

/** Maximum difference between two aspect ratios that count as equal. The server has the same value. */
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

/** Initial state of the form, without changes. */
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

/** True if the form has unsaved changes. */
export const isEdited = (edit: ImageEdit): boolean => changed(edit).length > 0

/** Sets form values. A contested field is resolved if its new value equals the saved value. */
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
 * Merges a newly read image into the form. Edited fields stay, the others are updated. A file with another aspect ratio discards the edited
 * crop.
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

/** State of the form after a save of `sent`. Changes made during the request stay. */
export function savedImage(edit: ImageEdit, sent: ImageEdit, image: ImageDetail): ImageEdit {
  const saved = beginEdit(image)
  const typed = FIELDS.filter((name) => !isSame(edit.now[name], sent.now[name]))
  return { ...saved, now: { ...saved.now, ...pick(edit.now, typed) }, seen: edit.seen }
}

/** Body of a save. Contains only the fields that differ from the last read, so that the save does not overwrite other users' changes. */
export const changeOf = (edit: ImageEdit): ImageChange => ({
  ...pick(edit.now, changed(edit)),
  revision: edit.revision,
})

/** Resolves a contested field with the user's value. */
export const keepMine = (edit: ImageEdit, name: ImageField): ImageEdit => ({
  ...edit,
  contested: edit.contested.filter((one) => one !== name),
})

/** Resolves a contested field with the other user's value. */
export const takeTheirs = (edit: ImageEdit, name: ImageField): ImageEdit =>
  editFields(edit, pick(edit.base, [name]))
