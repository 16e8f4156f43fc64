import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { imageChange, type ImageDetail } from '#shared/contracts/images.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { imageTexts } from '#web/lib/staff/images/image-texts.ts'
import { imageCalls, imageQuery } from '#web/lib/staff/queries/image-queries.ts'
import { nearMoment } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { CutEditor } from './cut-editor.tsx'
import {
  beginEdit,
  changeOf,
  editFields,
  isEdited,
  readImage,
  savedImage,
  type ImageEdit,
  type ImageField,
  type ImageFields,
} from './image-edit.ts'
import { ImageFigure, ImageMarks } from './image-figure.tsx'
import { FieldVersions, VersionsNote } from './image-versions.tsx'
import { ImageUses } from './image-uses.tsx'
import { ImageWays } from './image-ways.tsx'
import { bytesInWords, formatName, sizeInWords } from '#web/lib/staff/images/image-words.ts'
import type { ImageActs } from './use-image-acts.ts'

interface PanelProps {
  readonly id: string
  readonly mayWrite: boolean
  readonly acts: ImageActs
  /** Moves the image by one position among the images of its article. Undefined if the order cannot be changed. */
  readonly onStep: ((by: 1 | -1) => void) | undefined
  /** Unsaved changes from before the panel was remounted. */
  readonly kept: ImageEdit | undefined
  /** Called with the image's unsaved changes, or with undefined if there are none. */
  readonly onEdit: (image: string, edit: ImageEdit | undefined) => void
}

/** Interval at which the displayed times are updated, in milliseconds. */
const TICK = 30_000

/** Selectors of the control of each field, for moving the focus. */
const placeOf: Readonly<Record<ImageField, string>> = {
  crop: '.cut-edge',
  focal_point: '.cut-point',
  alt_text: '[name="alt_text"]',
  caption: '[name="caption"]',
  file_name: '[name="file_name"]',
}

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
  kept,
  onEdit,
}: Omit<PanelProps, 'id'> & { readonly image: ImageDetail }) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const isLibrary = image.source === 'library'
  const form = useRef<HTMLFormElement>(null)
  const [edit, setEdit] = useState(() => kept ?? beginEdit(image))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const isDirty = isEdited(edit)
  const put = (fields: Partial<ImageFields>) => setEdit((before) => editFields(before, fields))
  useEffect(() => onEdit(image.id, isDirty ? edit : undefined), [image.id, isDirty, edit, onEdit])
  const save = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: async (sent: ImageEdit) =>
      (await imageCalls(api).change(image.id, changeOf(sent))).data,
    onSuccess: (data, sent) => {
      setProblems({})
      setEdit((before) => savedImage(before, sent, data))
      queryClient.setQueryData(imageQuery(api, image.id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: staffKeys.images })
      toastSuccess(imageTexts.updated)
    },
    onError: async (error) => {
      const isMoved = error instanceof ApiError && 'revision' in error.fields
      setProblems(isMoved ? {} : refusedFields(error, ['alt_text', 'caption', 'file_name']))
      if (!isMoved) return void toastError(error, toastTexts.updateFailed)
      try {
        await queryClient.fetchQuery({ ...imageQuery(api, image.id), staleTime: 0 })
        toastError(undefined, imageTexts.changedMeanwhile)
      } catch (unread) {
        toastError(unread, toastTexts.updateFailed)
      }
    },
  })
  // A refetch during a save may already return the saved version. It is processed after the response to the save, so that it does not count
  // as another user's change.
  if (edit.seen !== image.revision && !save.isPending) setEdit(readImage(edit, image))
  const versions = (name: ImageField) => (
    <FieldVersions
      name={name}
      edit={edit}
      onChoice={(chosen) => {
        setEdit(chosen)
        // The buttons disappear after the choice, so the focus moves to the control of the field.
        form.current?.querySelector<HTMLElement>(placeOf[name])?.focus()
      }}
    />
  )
  return (
    <form
      ref={form}
      className="image-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (save.isPending || !isDirty) return
        const { alt_text, file_name, caption } = edit.now
        const parsed = imageChange.safeParse({ alt_text, file_name, caption })
        setProblems(parsed.success ? {} : fieldErrors(parsed.error))
        const choice = event.currentTarget.querySelector<HTMLElement>('.image-versions button')
        if (choice !== null) choice.focus()
        else if (parsed.success) save.mutate(edit)
      }}
    >
      {isLibrary && mayWrite ? (
        <CutEditor image={image} cut={edit.now} onCut={put} />
      ) : (
        <ImageFigure image={image} sizes="300px" />
      )}
      {versions('crop')}
      {versions('focal_point')}
      <ImageAbout image={image} />
      <TextArea
        name="alt_text"
        label="Alt text"
        hint={
          isLibrary
            ? 'Describe the image for readers who can’t see it.'
            : 'Used when an article has no alt text of its own.'
        }
        rows={3}
        dir="auto"
        readOnly={!mayWrite}
        value={edit.now.alt_text}
        error={problems['alt_text']}
        onChange={({ currentTarget: { value } }) => put({ alt_text: value })}
      />
      {versions('alt_text')}
      {isLibrary && (
        <TextField
          name="caption"
          label="Caption"
          optional
          dir="auto"
          readOnly={!mayWrite}
          value={edit.now.caption}
          error={problems['caption']}
          onChange={({ currentTarget: { value } }) => put({ caption: value })}
        />
      )}
      {versions('caption')}
      <TextField
        name="file_name"
        label="Name"
        dir="auto"
        readOnly={!mayWrite}
        value={edit.now.file_name}
        error={problems['file_name']}
        onChange={({ currentTarget: { value } }) => put({ file_name: value })}
      />
      {versions('file_name')}
      <VersionsNote edit={edit} />
      {mayWrite && (
        <button
          type="submit"
          className="button"
          aria-disabled={!isDirty || undefined}
          aria-busy={save.isPending}
        >
          Save changes
        </button>
      )}
      <ImageUses image={image} />
      {isLibrary ? (
        mayWrite && <ImageWays image={image} acts={acts} onStep={onStep} />
      ) : (
        <p className="image-note">
          Change the file in the Studio. This image is stored in the CMS.
        </p>
      )}
    </form>
  )
}

/** Details of one image: crop, texts, uses and actions. */
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
