import { describe, expect, it } from 'vitest'
import type { ImageDetail } from '#shared/contracts/images.ts'
import {
  beginEdit,
  changeOf,
  editFields,
  isEdited,
  keepMine,
  readImage,
  savedImage,
  takeTheirs,
} from './image-edit.ts'

const CROP = { top: 0.1, bottom: 0, left: 0, right: 0 }

const image = (fields: Partial<ImageDetail> = {}): ImageDetail => ({
  id: 'i',
  source: 'library',
  url: '/media/one.jpg',
  alt_text: 'A bridge',
  caption: null,
  order: 0,
  file_name: 'one.jpg',
  file_size: 1,
  width: 900,
  height: 600,
  format: 'jpg',
  content_type: null,
  object_id: null,
  status: 'draft',
  public_id: 'library/one',
  focal_point: null,
  crop: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  revision: 'r1',
  uses: 0,
  lqip: null,
  pending: false,
  used_by: [],
  ...fields,
})

const begun = beginEdit(image())

describe('the unchanged form of an image', () => {
  it('takes over a version saved by another user, with its revision', () => {
    const newer = image({ alt_text: 'Theirs', caption: 'Said', crop: CROP, revision: 'r2' })
    const edit = readImage(begun, newer)
    expect(edit).toEqual(beginEdit(newer))
    expect(isEdited(edit)).toBe(false)
  })

  it('takes over a newer version after the user has reverted all changes', () => {
    const back = editFields(editFields(begun, { caption: 'x' }), { caption: '' })
    expect(readImage(back, image({ caption: 'Theirs', revision: 'r2' })).now.caption).toBe('Theirs')
  })
})

describe('the edited form of an image', () => {
  const typed = editFields(begun, { caption: 'Mine' })

  it('sends only the changed fields, with the last read revision', () => {
    expect(changeOf(typed)).toEqual({ caption: 'Mine', revision: 'r1' })
    const cut = editFields(begun, { crop: CROP, focal_point: null })
    expect(changeOf(cut)).toEqual({ crop: CROP, revision: 'r1' })
  })

  it('keeps edited fields, updates all other fields, and reports a newer version', () => {
    const edit = readImage(
      typed,
      image({ alt_text: 'Theirs', focal_point: { x: 0, y: 1 }, revision: 'r2' }),
    )
    expect(edit.now).toMatchObject({ alt_text: 'Theirs', caption: 'Mine' })
    expect(edit).toMatchObject({ isNewer: true, contested: [] })
    expect(changeOf(edit)).toEqual({ caption: 'Mine', revision: 'r2' })
  })

  it('does not report a newer version with the same values', () => {
    const edit = readImage(typed, image({ order: 4, revision: 'r2' }))
    expect(edit).toMatchObject({ isNewer: false, contested: [], revision: 'r2' })
  })

  it('marks a field changed by both users as contested until the user chooses', () => {
    const edit = readImage(typed, image({ caption: 'Theirs', revision: 'r2' }))
    expect(edit).toMatchObject({ isNewer: true, contested: ['caption'] })
    expect(edit.now.caption).toBe('Mine')
    expect(edit.base.caption).toBe('Theirs')
    const mine = keepMine(edit, 'caption')
    expect(mine.contested).toEqual([])
    expect(changeOf(mine)).toEqual({ caption: 'Mine', revision: 'r2' })
    const theirs = takeTheirs(edit, 'caption')
    expect(theirs.contested).toEqual([])
    expect(isEdited(theirs)).toBe(false)
  })

  it('still marks a contested field after later versions, and asks again if the field changes once more', () => {
    const edit = readImage(typed, image({ caption: 'Theirs', revision: 'r2' }))
    const later = readImage(edit, image({ caption: 'Theirs', order: 2, revision: 'r3' }))
    expect(later.contested).toEqual(['caption'])
    const chosen = keepMine(later, 'caption')
    const same = readImage(chosen, image({ caption: 'Theirs', order: 3, revision: 'r4' }))
    expect(same.contested).toEqual([])
    const other = readImage(chosen, image({ caption: 'Another', revision: 'r4' }))
    expect(other.contested).toEqual(['caption'])
  })

  it('does not mark equal changes as contested', () => {
    const edit = readImage(typed, image({ caption: 'Mine', revision: 'r2' }))
    expect(edit.contested).toEqual([])
    expect(isEdited(edit)).toBe(false)
    const both = readImage(typed, image({ caption: 'Theirs', revision: 'r2' }))
    expect(editFields(both, { caption: 'Theirs' }).contested).toEqual([])
  })
})

describe('a replaced file', () => {
  const cut = editFields(beginEdit(image({ crop: CROP })), { crop: { ...CROP, top: 0.2 } })
  const upright = { width: 600, height: 900, file_name: 'two.jpg', revision: 'r2' }

  it('with another aspect ratio discards the crop, and reports a discarded unsaved crop', () => {
    const edit = readImage(cut, image({ ...upright, crop: null }))
    expect(edit.now).toMatchObject({ crop: null, file_name: 'two.jpg' })
    expect(edit.isCutLost).toBe(true)
    expect(isEdited(edit)).toBe(false)
    expect(editFields(edit, { crop: CROP }).isCutLost).toBe(false)
    expect(readImage(beginEdit(image({ crop: CROP })), image(upright)).isCutLost).toBe(false)
  })

  it('with another aspect ratio keeps edited texts', () => {
    const edit = readImage(editFields(cut, { alt_text: 'Mine' }), image(upright))
    expect(changeOf(edit)).toEqual({ alt_text: 'Mine', revision: 'r2' })
    expect(edit.isCutLost).toBe(true)
  })

  it('with the same aspect ratio keeps an unsaved crop', () => {
    const edit = readImage(cut, image({ crop: CROP, width: 1_800, height: 1_200, revision: 'r2' }))
    expect(changeOf(edit)).toEqual({ crop: { ...CROP, top: 0.2 }, revision: 'r2' })
  })
})

describe('a save of an image', () => {
  const sent = editFields(begun, { alt_text: ' Mine ' })
  const stored = image({ alt_text: 'Mine', revision: 'r2' })

  it('updates the form to the stored values', () => {
    const edit = savedImage(sent, sent, stored)
    expect(edit.now.alt_text).toBe('Mine')
    expect(isEdited(edit)).toBe(false)
  })

  it('keeps changes made during the request, and does not report the saved version as a newer one', () => {
    const typed = editFields(sent, { alt_text: 'Mine too', caption: 'x' })
    const edit = savedImage(typed, sent, stored)
    expect(changeOf(edit)).toEqual({ alt_text: 'Mine too', caption: 'x', revision: 'r2' })
    expect(edit.seen).toBe('r1')
    expect(readImage(edit, stored)).toMatchObject({ contested: [], isNewer: false })
  })
})
