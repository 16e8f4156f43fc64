import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { imageChange, type ImageDetail } from '#shared/contracts/images.ts'
import { staffKeys } from '#web/lib/staff/article-calls.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/field-errors.ts'
import { imageTexts } from '#web/lib/staff/images/image-texts.ts'
import { imageCalls, imageQuery } from '#web/lib/staff/image-queries.ts'
import { nearMoment } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/toast-texts.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { toastError, toastSuccess } from '#web/lib/toasts.ts'
import { AnswerState } from '#web/ui/answer-state.tsx'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'
import { CutEditor, type Cut } from './cut-editor.tsx'
import { ImageFigure, ImageMarks } from './image-figure.tsx'
import { ImageUses } from './image-uses.tsx'
import { ImageWays } from './image-ways.tsx'
import { bytesInWords, formatName, sizeInWords } from '#web/lib/staff/images/image-words.ts'
import type { ImageActs } from './use-image-acts.ts'

interface PanelProps {
  readonly id: string
  readonly mayWrite: boolean
  readonly acts: ImageActs
  /** Moves it among those of its article; absent where the list is in another order. */
  readonly onStep: ((by: 1 | -1) => void) | undefined
  /** Told whether something was typed that is not saved. */
  readonly onDirty: (dirty: boolean) => void
}

/** Times are renewed this often, milliseconds. */
const TICK = 30_000

const wordsOf = ({ file_name, alt_text, caption }: ImageDetail) => ({
  file_name,
  alt_text,
  caption: caption ?? '',
})

function ImageAbout({ image }: { readonly image: ImageDetail }) {
  const now = useNow(TICK)
  const facts = [
    sizeInWords(image),
    image.format === null ? '' : formatName(image.format),
    image.file_size === null ? '' : bytesInWords(image.file_size),
    nearMoment(image.created_at, now),
  ]
  return (
    <p className="image-about">
      <strong dir="auto">{image.file_name}</strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <span className="image-marks">
        <ImageMarks image={image} />
      </span>
    </p>
  )
}

function PanelForm({
  image,
  mayWrite,
  acts,
  onStep,
  onDirty,
}: Omit<PanelProps, 'id'> & { readonly image: ImageDetail }) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const isLibrary = image.source === 'library'
  const [words, setWords] = useState(wordsOf(image))
  const [cut, setCut] = useState<Cut>({ crop: image.crop, focal_point: image.focal_point })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [revision, setRevision] = useState(image.revision)
  const saved = { ...wordsOf(image), crop: image.crop, focal_point: image.focal_point }
  const isDirty = JSON.stringify({ ...words, ...cut }) !== JSON.stringify(saved)
  // Somebody else has saved, and nothing was typed here: what they wrote comes in.
  if (revision !== image.revision && !isDirty) setRevision(image.revision)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useEffect(() => () => onDirty(false), [onDirty])
  const save = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: async () => {
      const { file_name: name, alt_text: alt, caption } = words
      const change = {
        alt_text: alt,
        ...(name !== image.file_name && { file_name: name }),
        ...(isLibrary && { caption, ...cut }),
        revision,
      }
      return (await imageCalls(api).change(image.id, change)).data
    },
    onSuccess: (data) => {
      setProblems({})
      setWords(wordsOf(data))
      setRevision(data.revision)
      queryClient.setQueryData(imageQuery(api, image.id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: staffKeys.images })
      toastSuccess(imageTexts.updated)
    },
    onError: (error) => {
      const { revision: moved, ...fields } = refusedFields(error)
      setProblems(moved === undefined ? fields : {})
      toastError(error, toastTexts.updateFailed)
      if (moved !== undefined) setRevision(moved)
    },
  })
  return (
    <form
      className="image-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const parsed = imageChange.safeParse({
          alt_text: words.alt_text,
          file_name: words.file_name,
          caption: words.caption,
        })
        setProblems(parsed.success ? {} : fieldErrors(parsed.error))
        if (parsed.success) save.mutate()
      }}
    >
      {isLibrary && mayWrite ? (
        <CutEditor image={image} cut={cut} onCut={setCut} />
      ) : (
        <ImageFigure image={image} sizes="300px" />
      )}
      <ImageAbout image={image} />
      <TextArea
        name="alt_text"
        label="Alt text"
        hint={
          isLibrary
            ? 'Describe it for readers who can’t see the picture.'
            : 'Used where an article has no description of its own.'
        }
        rows={3}
        dir="auto"
        readOnly={!mayWrite}
        value={words.alt_text}
        error={problems['alt_text']}
        onChange={({ currentTarget: { value } }) => setWords({ ...words, alt_text: value })}
      />
      {isLibrary && (
        <TextField
          name="caption"
          label="Caption"
          optional
          dir="auto"
          readOnly={!mayWrite}
          value={words.caption}
          error={problems['caption']}
          onChange={({ currentTarget: { value } }) => setWords({ ...words, caption: value })}
        />
      )}
      <TextField
        name="file_name"
        label="Name"
        dir="auto"
        readOnly={!mayWrite}
        value={words.file_name}
        error={problems['file_name']}
        onChange={({ currentTarget: { value } }) => setWords({ ...words, file_name: value })}
      />
      {mayWrite && (
        <button type="submit" className="button" disabled={!isDirty} aria-busy={save.isPending}>
          Save changes
        </button>
      )}
      <ImageUses image={image} />
      {isLibrary ? (
        mayWrite && <ImageWays image={image} acts={acts} onStep={onStep} />
      ) : (
        <p className="image-note">
          Change the file in the Studio. This picture is stored in the CMS.
        </p>
      )}
    </form>
  )
}

/** One image: how it is cut, what is said of it, what shows it, and what can be done with it. */
export function ImagePanel({ id, ...rest }: PanelProps) {
  const { api } = useStaff()
  const image = useQuery(imageQuery(api, id))
  return (
    <AnswerState
      answer={image}
      waiting={
        <div aria-busy="true">
          <output className="sr-only">Loading...</output>
          <span className="skeleton image-figure" />
        </div>
      }
    >
      {(data) => <PanelForm key={id} image={data} {...rest} />}
    </AnswerState>
  )
}
