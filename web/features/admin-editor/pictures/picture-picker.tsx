import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import type { Picture } from '#shared/content/article.ts'
import type { ImageView } from '#shared/contracts/images.ts'
import { imageSources } from '#web/lib/image-urls.ts'
import { imageListQuery } from '#web/lib/staff/image-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { pictureFiles } from './upload.ts'
import { useUpload } from './use-upload.ts'

const toPicture = ({ id, url, width, height, lqip }: ImageView): Picture => ({
  asset: id,
  library: null,
  url,
  alt_text: '',
  caption: null,
  width,
  height,
  lqip,
  crop: null,
  hotspot: null,
  dark: null,
})

const sizeOf = ({ width, height }: ImageView) =>
  width === null || height === null ? '' : `${width} × ${height}`

function Thumbnail({ asset }: { readonly asset: ImageView }) {
  const sources = imageSources(toPicture(asset), { widths: [320], ratio: 1.5 })
  if (sources === undefined) return null
  return <img src={sources.src} width={240} height={160} alt="" loading="lazy" />
}

interface PicturePickerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Given without an alt text: the same picture says something else elsewhere. */
  readonly onPick: (pictures: readonly Picture[]) => void
  /** Several may be uploaded at once. */
  readonly multiple?: boolean
}

/** Pictures that are in the lake already, newest first, and the way to put more there. */
export function PicturePicker(props: PicturePickerProps) {
  const { open, onClose, onPick, multiple = false } = props
  return (
    <Dialog open={open} onClose={onClose} title="Choose a picture" id="picture-picker">
      {open && <Choices multiple={multiple} onPick={onPick} />}
    </Dialog>
  )
}

function Choices({ multiple, onPick }: Required<Pick<PicturePickerProps, 'multiple' | 'onPick'>>) {
  const { api } = useStaff()
  const [page, setPage] = useState(1)
  const assets = useQuery({
    ...imageListQuery(api, { source: 'sanity', page, limit: 24 }),
    placeholderData: keepPreviousData,
  })
  const { upload, isUploading } = useUpload()
  const file = useRef<HTMLInputElement>(null)
  const take = async (files: readonly File[]) => {
    const arrived = await upload(multiple ? files : files.slice(0, 1))
    if (arrived.length > 0) onPick(arrived)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(pictureFiles(event.dataTransfer.files))
  }
  const { results = [], total_pages: pages = 1 } = assets.data ?? {}
  return (
    <>
      <div className="picker-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          ref={file}
          type="file"
          accept="image/*"
          multiple={multiple}
          className="sr-only"
          tabIndex={-1}
          aria-label={multiple ? 'Picture files' : 'Picture file'}
          onChange={(event) => void take(pictureFiles(event.currentTarget.files))}
        />
        <button
          type="button"
          className="desk-button"
          disabled={isUploading}
          onClick={() => file.current?.click()}
        >
          <ImageUp size={16} strokeWidth={1.5} aria-hidden="true" />
          {isUploading ? 'Uploading' : 'Upload'}
        </button>
        <p>{multiple ? 'or drop files here' : 'or drop a file here'}</p>
      </div>
      {assets.isError && (
        <p className="field-error" role="alert">
          {assets.error.message}
        </p>
      )}
      {assets.isSuccess && results.length === 0 && (
        <p className="picker-empty">No pictures yet. Upload the first one.</p>
      )}
      <ul className="picker-list" aria-busy={assets.isFetching}>
        {results.map((asset) => (
          <li key={asset.id}>
            <button type="button" onClick={() => onPick([toPicture(asset)])}>
              <Thumbnail asset={asset} />
              <span className="picker-name">{asset.file_name}</span>
              <span className="picker-size">{sizeOf(asset)}</span>
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="picker-pages">
          <button
            type="button"
            className="desk-button"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
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
            onClick={() => setPage(page + 1)}
          >
            Older
          </button>
        </div>
      )}
    </>
  )
}
