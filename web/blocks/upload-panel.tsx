import { Check, CircleAlert, Image as ImageIcon } from 'lucide-react'
import { useRef } from 'react'
import { IMAGE_LIMITS } from '#shared/contracts/images.ts'
import type { Upload, Uploads } from '#web/lib/staff/images/uploads.ts'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'
import { bytesInWords, imagesInWords } from '#web/lib/staff/images/image-words.ts'

interface UploadPanelProps {
  readonly items: readonly Upload[]
  readonly uploads: Uploads
  readonly onSave: () => void
}

const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'
const isThere = ({ state }: Upload) => state === 'sent' || state === 'saving'
const hasFailed = ({ state }: Upload) => state === 'failed'

function headOf(items: readonly Upload[]) {
  const running = items.filter(isUnderWay).length
  const done = items.filter(isThere).length
  const failed = items.filter(hasFailed).length
  const facts = [
    ...(done > 0 ? [`${done} done`] : []),
    ...(running > 0 ? [`${running} running`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ')
  const title = running > 0 ? `Uploading ${imagesInWords(items.length)}` : 'Say what they show'
  return { title: done === 0 && running === 0 ? 'Nothing was uploaded' : title, facts }
}

const marks = {
  waiting: ImageIcon,
  sending: ImageIcon,
  sent: Check,
  saving: Check,
  saved: Check,
  failed: CircleAlert,
} as const

function Row({ item, uploads }: { readonly item: Upload; readonly uploads: Uploads }) {
  const { key, file, state, progress, problem, altText } = item
  const other = useRef<HTMLInputElement>(null)
  const Mark = marks[state]
  const percent = Math.round(progress * 100)
  const name = (
    <span className="upload-name" dir="auto" title={file.name}>
      {file.name}
    </span>
  )
  return (
    <li data-state={state}>
      <Mark size={16} strokeWidth={1.5} aria-hidden="true" />
      {name}
      <span className="upload-middle">
        {state === 'failed' && <span className="upload-problem">{problem}</span>}
        {isUnderWay(item) && (
          <progress aria-label={`${file.name} uploaded`} max={100} value={percent} />
        )}
        {isThere(item) && (
          <>
            <input
              className="field-control"
              aria-label={`What ${file.name} shows`}
              placeholder="What it shows, in one sentence"
              dir="auto"
              maxLength={IMAGE_LIMITS.alt}
              value={altText}
              readOnly={state === 'saving'}
              aria-invalid={problem !== undefined || undefined}
              onChange={({ currentTarget }) => uploads.describe(key, currentTarget.value)}
            />
            {problem !== undefined && <span className="upload-problem">{problem}</span>}
          </>
        )}
      </span>
      <span className="upload-end">
        {isUnderWay(item) && <span className="upload-figure">{percent}%</span>}
        {isThere(item) && <span className="upload-figure">{bytesInWords(file.size)}</span>}
        {state === 'failed' && (
          <>
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
              aria-label={`Another file than ${file.name}`}
              onChange={({ currentTarget }) => {
                const [chosen] = imageFiles(currentTarget.files)
                if (chosen !== undefined) uploads.retry(key, chosen)
              }}
            />
          </>
        )}
        <button
          type="button"
          className="desk-link"
          disabled={state === 'saving'}
          onClick={() => uploads.drop(key)}
        >
          {isUnderWay(item) ? 'Cancel' : 'Leave out'}
          <span className="sr-only"> {file.name}</span>
        </button>
      </span>
    </li>
  )
}

/** Files on their way into the library: each with its own progress and its own failure, and the question what it shows. */
export function UploadPanel({ items, uploads, onSave }: UploadPanelProps) {
  if (items.length === 0) return null
  const { title, facts } = headOf(items)
  const ready = items.filter(({ state, altText }) => state === 'sent' && altText.trim() !== '')
  const silent = items.filter(({ state, altText }) => state === 'sent' && altText.trim() === '')
  const isSaving = items.some(({ state }) => state === 'saving')
  return (
    <form
      className="uploads"
      aria-label="Uploads"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <div className="uploads-head">
        <h2>{title}</h2>
        <output>{facts}</output>
        <button type="button" className="desk-link" disabled={isSaving} onClick={uploads.clear}>
          {items.some(isUnderWay) ? 'Cancel all' : 'Leave all out'}
        </button>
      </div>
      <ul>
        {items.map((item) => (
          <Row key={item.key} item={item} uploads={uploads} />
        ))}
      </ul>
      {items.some(isThere) && (
        <div className="uploads-foot">
          <p id="uploads-how">
            {silent.length > 0
              ? `${imagesInWords(silent.length)} still without a sentence. Readers who cannot see it hear it instead.`
              : 'Every image has its sentence.'}
          </p>
          <button
            type="submit"
            className="desk-button"
            disabled={ready.length === 0}
            aria-busy={isSaving}
            aria-describedby="uploads-how"
          >
            Add {imagesInWords(ready.length)}
          </button>
        </div>
      )}
    </form>
  )
}
