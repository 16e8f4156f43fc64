import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LIST_LIMITS } from '#shared/contracts/editing.ts'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import type { ResultForm } from '../form/article-form.ts'
import { PictureForm } from '../pictures/picture-form.tsx'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import type { FieldsProps } from './fields.ts'

const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const

const moved = <T,>(list: readonly T[], from: number, by: number): readonly T[] => {
  const item = list[from]
  if (item === undefined) return list
  return list.toSpliced(from, 1).toSpliced(from + by, 0, item)
}

interface ItemToolsProps<T> {
  readonly name: string
  readonly list: readonly T[]
  readonly at: number
  readonly onChange: (list: readonly T[]) => void
}

function ItemTools<T>({ name, list, at, onChange }: ItemToolsProps<T>) {
  return (
    <span className="edit-item-tools">
      <button
        type="button"
        className="icon-button"
        aria-label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => onChange(moved(list, at, -1))}
      >
        <ArrowUp {...icon} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Move ${name} down`}
        disabled={at === list.length - 1}
        onClick={() => onChange(moved(list, at, 1))}
      >
        <ArrowDown {...icon} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${name}`}
        data-tip=""
        onClick={() => onChange(list.toSpliced(at, 1))}
      >
        <Trash2 {...icon} />
      </button>
    </span>
  )
}

/** Field for the results of a case study. */
export function CaseStudyResults({ form, errors, set }: FieldsProps) {
  const { results } = form
  const change = (at: number, values: Partial<ResultForm>) =>
    set({ results: results.map((one, index) => (index === at ? { ...one, ...values } : one)) })
  return (
    <section className="edit-section" data-field="results">
      <h2>Results</h2>
      <p className="field-hint">The first three results appear at the top of the page.</p>
      <ol className="edit-results">
        {results.map((result, at) => (
          <li key={at}>
            <TextField
              label="Figure"
              name={`results.${at}.value`}
              required={false}
              maxLength={12}
              error={errors[`results.${at}.value`]}
              value={result.value}
              onChange={(event) => change(at, { value: event.currentTarget.value })}
            />
            <TextField
              label="Unit"
              name={`results.${at}.unit`}
              required={false}
              error={errors[`results.${at}.unit`]}
              value={result.unit}
              onChange={(event) => change(at, { unit: event.currentTarget.value })}
            />
            <TextField
              label="What was measured"
              name={`results.${at}.label`}
              required={false}
              error={errors[`results.${at}.label`]}
              value={result.label}
              dir="auto"
              onChange={(event) => change(at, { label: event.currentTarget.value })}
            />
            <ItemTools
              name={`result ${at + 1}`}
              list={results}
              at={at}
              onChange={(list) => set({ results: list })}
            />
          </li>
        ))}
      </ol>
      {results.length < LIST_LIMITS.results && (
        <button
          type="button"
          className="desk-button"
          onClick={() => set({ results: [...results, { label: '', value: '', unit: '' }] })}
        >
          Add a result
        </button>
      )}
    </section>
  )
}

function Testimonial({ form, errors, set }: FieldsProps) {
  const { testimonial } = form
  const change = (values: Partial<typeof testimonial>) =>
    set({ testimonial: { ...testimonial, ...values } })
  return (
    <section className="edit-section" data-field="testimonial">
      <h2>Testimonial</h2>
      <TextArea
        label="Quotation"
        name="testimonial.quote"
        required={false}
        rows={3}
        error={errors['testimonial.quote']}
        value={testimonial.quote}
        dir="auto"
        onChange={(event) => change({ quote: event.currentTarget.value })}
      />
      <div className="edit-pair">
        <TextField
          label="Person quoted"
          name="testimonial.name"
          required={false}
          value={testimonial.name}
          dir="auto"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          label="Role"
          name="testimonial.role"
          required={false}
          value={testimonial.role}
          dir="auto"
          onChange={(event) => change({ role: event.currentTarget.value })}
        />
      </div>
    </section>
  )
}

function Gallery({ form, errors, set }: FieldsProps) {
  const { gallery } = form
  const [isPicking, setPicking] = useState(false)
  return (
    <section className="edit-section" data-field="gallery">
      <h2>Gallery</h2>
      {gallery.length > 0 && (
        <ol className="edit-gallery">
          {gallery.map((picture, at) => (
            <li key={`${picture.asset ?? picture.library ?? ''} ${at}`}>
              <PictureForm
                name={`gallery.${at}`}
                picture={picture}
                error={errors[`gallery.${at}.alt_text`]}
                onChange={(changed) =>
                  set({ gallery: gallery.map((one, index) => (index === at ? changed : one)) })
                }
              />
              <ItemTools
                name={`picture ${at + 1}`}
                list={gallery}
                at={at}
                onChange={(list) => set({ gallery: list })}
              />
            </li>
          ))}
        </ol>
      )}
      {gallery.length < LIST_LIMITS.gallery && (
        <button type="button" className="desk-button" onClick={() => setPicking(true)}>
          Add images
        </button>
      )}
      <PicturePicker
        open={isPicking}
        multiple
        onClose={() => setPicking(false)}
        onPick={(pictures) => {
          setPicking(false)
          set({ gallery: [...gallery, ...pictures] })
        }}
      />
    </section>
  )
}

/** Fields of a case study that follow its text. */
export function CaseStudyClosing(props: FieldsProps) {
  return (
    <>
      <Testimonial {...props} />
      <Gallery {...props} />
    </>
  )
}
