import { counted } from '#shared/text/count.ts'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import {
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
} from 'react'
import { createPortal } from 'react-dom'
import type { Picture } from '#shared/content/article.ts'
import { IMAGE_SOURCES, type ImageView } from '#shared/contracts/images.ts'
import { UploadPanel } from '#web/blocks/uploads/upload-panel.tsx'
import { imageListQuery } from '#web/lib/staff/queries/image-queries.ts'
import { toPicture } from '#web/lib/staff/images/image-picture.ts'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'
import { useUploads } from '#web/lib/staff/images/use-uploads.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { PartState } from '#web/ui/island/part-state.tsx'
import { ListSearch } from '#web/ui/list/list-search.tsx'
import { altTextOf, ChosenPictures, type AltTexts } from './chosen-pictures.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { PictureOwner } from './picture-owner.ts'
import { UploadButton } from './upload-button.tsx'

const PAGE = 24

const places = { all: 'All images', library: 'Library', sanity: 'CMS' } as const
type Place = keyof typeof places
const PLACES = ['all', ...IMAGE_SOURCES] as const

interface PicturePickerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Called with the chosen pictures and their texts. */
  readonly onPick: (pictures: readonly Picture[]) => void
  /** True if several pictures can be chosen and uploaded. `onPick` receives the pictures in the order of selection. */
  readonly multiple?: boolean
  /** Dropped or pasted files. Their upload starts when the picker opens. */
  readonly files?: readonly File[]
}

const NONE: readonly File[] = []

/** Dialog for choosing pictures of the library and the CMS, newest first. It contains a search by name and alt text, and an upload. */
export function PicturePicker(props: PicturePickerProps) {
  const { open, onClose, onPick, multiple = false, files = NONE } = props
  // Unique id, because a page contains several pickers, some of them closed.
  const id = useId()
  const title = multiple ? 'Choose images' : 'Choose an image'
  // Rendered in a portal: the dialog contains a form, and forms cannot be nested.
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog open={open} onClose={onClose} title={title} id={id} className="picture-picker">
        {open && <Choices multiple={multiple} onPick={onPick} files={files} />}
      </Dialog>
    </div>,
    document.body,
  )
}

const countText = (count: number) => counted(count, 'picture')

/** Text with the number of pictures, or a note that the search is running. */
function summaryOf(
  {
    data,
    isPending,
    isPlaceholderData,
  }: Pick<UseQueryResult<{ readonly count: number }>, 'data' | 'isPending' | 'isPlaceholderData'>,
  none: string,
): string {
  if (isPending || isPlaceholderData) return 'Loading images…'
  if (data === undefined) return ''
  return data.count === 0 ? none : countText(data.count)
}

function noneText(q: string, place: Place): string {
  if (q !== '') return `Change the search. No image name or text contains “${q}”.`
  return place === 'all' ? 'No images yet. Upload one, or drop it here.' : 'No images here yet.'
}

type ChoicesProps = Required<Pick<PicturePickerProps, 'multiple' | 'onPick' | 'files'>>

function Choices({ multiple, onPick, files }: ChoicesProps) {
  const { api } = useStaff()
  const [asked, setAsked] = useState<{ page: number; q: string; place: Place }>({
    page: 1,
    q: '',
    place: 'all',
  })
  const [chosen, setChosen] = useState<readonly ImageView[]>([])
  const [typed, setTyped] = useState<AltTexts>({})
  const isSilent = chosen.some((image) => altTextOf(image, typed) === '')
  const insert = (images: readonly ImageView[]) =>
    onPick(images.map((image) => ({ ...toPicture(image), alt_text: altTextOf(image, typed) })))
  const { page, q, place } = asked
  const images = useQuery({
    ...imageListQuery(api, { page, limit: PAGE, source: place, q: q || undefined }),
    placeholderData: keepPreviousData,
  })
  const search = useRef<HTMLInputElement>(null)
  // Focuses the search field on devices without an on-screen keyboard, which would cover the pictures. The dialog focuses the element with
  // `autofocus` when it opens.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) search.current?.setAttribute('autofocus', '')
  }, [])
  const { results = [], total_pages: pages = 1 } = images.data ?? {}
  const { items, uploads, save } = useUploads(useContext(PictureOwner))
  const send = (picked: readonly File[]) => {
    if (picked.length > 0) uploads.add(multiple ? picked : picked.slice(0, 1))
  }
  const begin = useEffectEvent(() => send(files))
  useEffect(() => {
    begin()
    return () => uploads.clear()
  }, [uploads])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    send(imageFiles(event.dataTransfer.files))
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = imageFiles(event.clipboardData.files)
    if (pasted.length === 0) return
    event.preventDefault()
    send(pasted)
  }
  const keep = async () => {
    const saved = await save()
    if (saved.length === 0) return
    const isDone = uploads.all().length === 0
    // Pictures in a text need an alt text, so the picker stays open to ask for it. For a single picture, the form of the picture asks for
    // the alt text.
    const isAsking = multiple && saved.some(({ alt_text: alt }) => alt === '')
    if (isDone && !isSilent && !isAsking) return insert([...chosen, ...saved])
    // Selects the finished uploads while other uploads are running or have failed.
    if (multiple) setChosen([...chosen, ...saved])
  }
  const press = (image: ImageView) => {
    if (!multiple) return onPick([toPicture(image)])
    const others = chosen.filter(({ id }) => id !== image.id)
    setChosen(others.length < chosen.length ? others : [...chosen, image])
  }
  return (
    // Dropping files needs no keyboard handler: keyboard users have the upload button.
    <div
      className="picker"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
    >
      <div className="picker-tools">
        <ListSearch
          label="Search name or text"
          value={q}
          input={search}
          onSearch={(text) => setAsked({ page: 1, q: text, place })}
        />
        <span className="desk-select">
          <select
            aria-label="Source"
            value={place}
            onChange={({ currentTarget: { value } }) =>
              setAsked({ page: 1, q, place: PLACES.find((each) => each === value) ?? 'all' })
            }
          >
            {PLACES.map((each) => (
              <option key={each} value={each}>
                {places[each]}
              </option>
            ))}
          </select>
        </span>
        <UploadButton multiple={multiple} onFiles={send} />
      </div>
      <UploadPanel items={items} uploads={uploads} onSave={() => void keep()} />
      {images.isError && (
        <PartState answer={images} what="Images">
          {() => null}
        </PartState>
      )}
      <output className="picker-count">{summaryOf(images, noneText(q, place))}</output>
      <div className="picker-body">
        <div>
          <ul className="picker-list" aria-busy={images.isFetching} aria-label="Images">
            {results.map((image) => {
              const at = chosen.findIndex(({ id }) => id === image.id)
              return (
                <PictureChoice
                  key={image.id}
                  image={image}
                  isToggle={multiple}
                  place={at < 0 ? undefined : at + 1}
                  onPress={() => press(image)}
                />
              )
            })}
          </ul>
          {pages > 1 && (
            <div className="picker-pages">
              <button
                type="button"
                className="desk-button"
                disabled={page === 1}
                onClick={() => setAsked({ ...asked, page: page - 1 })}
              >
                Newer
              </button>
              <span>
                {page} of {pages}
              </span>
              <button
                type="button"
                className="desk-button"
                disabled={page >= pages}
                onClick={() => setAsked({ ...asked, page: page + 1 })}
              >
                Older
              </button>
            </div>
          )}
        </div>
        {chosen.length > 0 && (
          <ChosenPictures
            chosen={chosen}
            typed={typed}
            onOrder={setChosen}
            onType={(id, text) => setTyped({ ...typed, [id]: text })}
          />
        )}
      </div>
      {multiple && (
        <div className="pictures-foot">
          <output>{chosen.length} selected</output>
          <button
            type="button"
            className="button"
            disabled={chosen.length === 0 || isSilent}
            onClick={() => insert(chosen)}
          >
            {chosen.length === 1 ? 'Insert 1 image' : `Insert ${chosen.length} pictures`}
          </button>
        </div>
      )}
    </div>
  )
}
