import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntryType } from '#shared/content/entries/entry-types.ts'
import { fieldsOfEntry } from '#shared/content/entries/entry-fields.ts'
import type { EntryStatus } from '#shared/contracts/entries.ts'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import {
  entryCalls,
  entryQuery,
  type EntryBody,
  type StaffEntry,
} from '#web/lib/staff/queries/entry-queries.ts'
import { refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { toastSuccess } from '#web/lib/overlays/toasts.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { entryWords } from './entry-labels.ts'
import { isSame } from '../form/is-same.ts'
import { differs, keepTyped, problemsOf, toBody, toForm, type EntryForm } from './entry-form.ts'

type Problems = Readonly<Record<string, string>>

/** Reason for a rejected save: another user has changed the document, or the Studio has a draft of it. */
type Refusal = 'changed' | 'studio'

const refusalOf = (error: Error): Refusal | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  if ('studio' in error.fields) return 'studio'
  return 'slug' in error.fields ? undefined : 'changed'
}

const outcomes: Readonly<Record<EntryStatus, string>> = {
  draft: 'saved as a draft',
  published: 'published',
  archived: 'unpublished',
}

/** A request that creates a document. A repetition with the same Idempotency-Key does not create a second document. */
interface Attempt {
  readonly body: EntryBody
  readonly key: string
}

const NO_REVISIONS: ReadonlySet<string | undefined> = new Set()

/** Returns `base` with the properties that can change without a new revision, taken from the newest response. */
function withState(base: StaffEntry, { pending, contested, ...fresh }: StaffEntry): StaffEntry {
  const { has_studio_draft, uses, is_live, path } = fresh
  return { ...base, pending, contested, has_studio_draft, uses, is_live, path }
}

/** State of the form of one document: typed values, errors and the save. */
export function useEntryForm(
  type: EntryType,
  entry: StaffEntry | undefined,
  onMade: (id: string) => void,
) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [base, setBase] = useState(entry)
  const [form, setForm] = useState<EntryForm>(() => toForm(type, entry))
  const [version, setVersion] = useState(0)
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const [attempt, setAttempt] = useState<Attempt>()
  /** Revisions that the last save has replaced. The query may still return one of them right after the save. */
  const [outdated, setOutdated] = useState(NO_REVISIONS)
  const before = toForm(type, base)
  const isDirty = differs(before, form)
  const calls = entryCalls(api, type)

  const take = (fresh: StaffEntry | undefined) => {
    setBase(fresh)
    setForm(toForm(type, fresh))
    setVersion((last) => last + 1)
    setProblems({})
    setRefusal(undefined)
  }
  const fresh = entry === undefined || outdated.has(entry.revision) ? base : entry
  // Shows newer data of the server while the user has typed nothing.
  if (fresh !== undefined && base !== undefined && fresh.revision !== base.revision && !isDirty) {
    take(fresh)
  }

  const { mutate, isPending } = useMutation({
    // The user waits for the result, so the mutation fails at once when offline instead of being queued.
    networkMode: 'always',
    retry: false,
    mutationFn: ({
      body,
      revision,
      key,
    }: {
      readonly body: EntryBody
      /** Form that the body was made from. */
      readonly sent: EntryForm
      readonly revision: string | undefined
      readonly key: string
    }) => (base === undefined ? calls.create(body, key) : calls.update(base.id, body, revision)),
    onSuccess: (saved, { body, sent }) => {
      const { status } = body
      const isKnown = status === 'draft' || status === 'published' || status === 'archived'
      const done = isKnown && base !== undefined ? outcomes[status] : 'saved'
      const { noun } = entryWords[type]
      toastSuccess(
        saved.pending ? `${noun} will be ${done} when the CMS is back` : `${noun} ${done}`,
      )
      queryClient.setQueryData(entryQuery(api, type, saved.id).queryKey, saved)
      setOutdated(new Set([base?.revision, entry?.revision]))
      setBase(saved)
      setForm((last) => keepTyped(sent, last, toForm(type, saved)))
      if (base === undefined) onMade(saved.id)
    },
    onError: (error) => {
      const refused = refusalOf(error)
      setRefusal(refused)
      const names = fieldsOfEntry(type).map(([name]) => name)
      setProblems(refused === undefined ? refusedFields(error, names) : {})
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.all }),
  })

  const save = ({
    status,
    force = false,
  }: { readonly status?: EntryStatus; readonly force?: boolean } = {}) => {
    const changed = toBody(type, before, form)
    const body = status === undefined ? changed : { ...changed, status }
    const found = problemsOf(type, body, base === undefined)
    setProblems(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0 || isPending) return
    // A repetition with the same Idempotency-Key creates no duplicate if the response was lost. The server rejects a key that it has seen
    // with another body, so a changed body gets a new key.
    const isRepeated = attempt !== undefined && isSame(attempt.body, body)
    const key = isRepeated ? attempt.key : crypto.randomUUID()
    setAttempt({ body, key })
    mutate({ body, sent: form, revision: force ? undefined : base?.revision, key })
  }

  return {
    /** Document as last read or saved, with its newest state. Undefined until it is created. */
    entry: base && fresh && withState(base, fresh),
    form,
    /** Version of the body text. A new number remounts the editor. */
    version,
    problems,
    refusal,
    isDirty,
    isPending,
    setText: (name: string, value: string) =>
      setForm((last) => ({ ...last, texts: { ...last.texts, [name]: value } })),
    set: (change: Partial<Pick<EntryForm, 'picture' | 'body'>>) =>
      setForm((last) => ({ ...last, ...change })),
    save,
    /** Replaces the typed values by the newest version of the server. */
    reload: async () => {
      if (base === undefined) return
      take(await queryClient.fetchQuery({ ...entryQuery(api, type, base.id), staleTime: 0 }))
    },
  }
}

export type EntryEditing = ReturnType<typeof useEntryForm>
