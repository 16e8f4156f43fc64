import { Image as ImageIcon, ImageOff, TriangleAlert } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'
import { IMAGE_LIMITS } from '#shared/contracts/images.ts'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'
import { ALT_ADVICE, bytesInWords, sizeInWords } from '#web/lib/staff/images/image-words.ts'
import type { Upload, Uploads } from '#web/lib/staff/images/uploads.ts'
import { useThumbnail } from '#web/lib/staff/images/use-thumbnail.ts'

interface RowProps {
  readonly item: Upload
  readonly uploads: Uploads
}

/** Number of characters at the end of a file name that stay visible when it is truncated. */
const TAIL = 12

const segmenter = new Intl.Segmenter()

/** File name. If there is too little room, its middle is left out. */
function FileName({ name }: { readonly name: string }) {
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment)
  const start = letters.slice(0, -TAIL).join('')
  return (
    <span className="upload-name" dir="auto" title={name}>
      {start !== '' && <span>{start}</span>}
      <span>{letters.slice(-TAIL).join('')}</span>
    </span>
  )
}

function Failed({ item, uploads }: RowProps) {
  const { key, file, problem } = item
  const other = useRef<HTMLInputElement>(null)
  return (
    <>
      <span className="upload-plate">
        <ImageOff size={16} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <div className="upload-facts">
        <FileName name={file.name} />
        <span className="upload-figure">{bytesInWords(file.size)}</span>
        <span className="upload-problem">{problem}</span>
      </div>
      <span className="upload-end">
        <button type="button" className="desk-link" onClick={() => uploads.retry(key)}>
          Try again<span className="sr-only">: {file.name}</span>
        </button>
        <button type="button" className="desk-link" onClick={() => other.current?.click()}>
          Choose another file<span className="sr-only"> than {file.name}</span>
        </button>
        <input
          ref={other}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={`Choose a file instead of ${file.name}`}
          onChange={({ currentTarget }) => {
            const [chosen] = imageFiles(currentTarget.files)
            if (chosen !== undefined) uploads.retry(key, chosen)
          }}
        />
        <button type="button" className="desk-link" onClick={() => uploads.drop(key)}>
          Leave out<span className="sr-only"> {file.name}</span>
        </button>
      </span>
    </>
  )
}

function Running({ item, uploads }: RowProps) {
  const { key, file, progress } = item
  const percent = Math.round(progress * 100)
  return (
    <>
      <progress aria-label={`${file.name} uploaded`} max={100} value={percent} />
      <span className="upload-end">
        <span className="upload-figure">{percent}%</span>
        <button type="button" className="desk-link" onClick={() => uploads.drop(key)}>
          Cancel<span className="sr-only"> {file.name}</span>
        </button>
      </span>
    </>
  )
}

/** On Enter, moves the focus to the next empty text field. In the last one, Enter submits the form. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  const { currentTarget: field } = event
  const all = [...(field.form?.querySelectorAll<HTMLInputElement>('.upload-text input') ?? [])]
  const next = all.slice(all.indexOf(field) + 1).find(({ value }) => value.trim() === '')
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function Described({ item, uploads }: RowProps) {
  const { key, file, state, problem, altText } = item
  return (
    <span className="upload-text">
      <input
        className="field-control"
        aria-label={`What ${file.name} shows`}
        placeholder="What should a reader who can’t see it know?"
        dir="auto"
        maxLength={IMAGE_LIMITS.alt}
        value={altText}
        readOnly={state === 'saving'}
        aria-invalid={problem !== undefined || undefined}
        onChange={({ currentTarget }) => uploads.describe(key, currentTarget.value)}
        onKeyDown={goOn}
      />
      <span className="upload-figure" data-over={altText.length > ALT_ADVICE || undefined}>
        {altText.length}/{ALT_ADVICE}
      </span>
      {problem !== undefined && <span className="upload-problem">{problem}</span>}
    </span>
  )
}

function There({ item, uploads }: RowProps) {
  const { key, file, state, problem, isLater } = item
  const name = useId()
  const ways = [
    ['Describe', false],
    ['Later', true],
  ] as const
  return (
    <>
      <span className="upload-end">
        <fieldset className="upload-ways" disabled={state === 'saving'}>
          <legend className="sr-only">Text for {file.name}</legend>
          {ways.map(([label, value]) => (
            <label key={label}>
              <input
                type="radio"
                name={name}
                checked={isLater === value}
                onChange={() => uploads.postpone(key, value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className="desk-link"
          disabled={state === 'saving'}
          onClick={() => uploads.drop(key)}
        >
          Leave out<span className="sr-only"> {file.name}</span>
        </button>
      </span>
      {isLater ? (
        <p className="upload-later">
          <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
          <span>
            {problem ??
              'Listed under “No alt text” until you describe it. It can’t be used in a published article yet.'}
          </span>
        </p>
      ) : (
        <Described item={item} uploads={uploads} />
      )}
    </>
  )
}

function Sent({ item, uploads }: RowProps) {
  const { file, state } = item
  const drawn = useThumbnail(file)
  const facts = [...(drawn === undefined ? [] : [sizeInWords(drawn)]), bytesInWords(file.size)]
  return (
    <>
      <span className="upload-plate">
        {drawn?.src === undefined ? (
          <ImageIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <img src={drawn.src} alt="" width={120} height={80} />
        )}
      </span>
      <div className="upload-facts">
        <FileName name={file.name} />
        <span className="upload-figure">{facts.join(' · ')}</span>
      </div>
      {state === 'sent' || state === 'saving' ? (
        <There item={item} uploads={uploads} />
      ) : (
        <Running item={item} uploads={uploads} />
      )}
    </>
  )
}

/** File that is being added to the library: its thumbnail, and its progress, error message or alt text. */
export function UploadRow({ item, uploads }: RowProps) {
  const Body = item.state === 'failed' ? Failed : Sent
  return (
    <li data-state={item.state} data-later={item.isLater || undefined}>
      <Body item={item} uploads={uploads} />
    </li>
  )
}
