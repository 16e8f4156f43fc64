import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { addressInput } from '#shared/contracts/editing.ts'
import { callsOf, staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastSuccess } from '#web/lib/overlays/toasts.ts'
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { slugOf } from '../form/slug.ts'
import { useOldAddress } from '../use-old-address.ts'
import { useSettled } from '../saving/use-settled.ts'
import type { StaffArticle } from '../form/to-form.ts'

interface AddressDialogProps {
  readonly type: ArticleType
  readonly article: StaffArticle
  /** Saves all typed text and returns the resulting revision. The server changes the address of this revision only. */
  readonly settledRevision: () => Promise<string | null>
  readonly open: boolean
  readonly onClose: () => void
  /** Called with the article at its new address. */
  readonly onMoved: (article: StaffArticle) => void
}

/** Dialog that changes the address of a published article, and explains that the old address redirects to the new one. */
export function AddressDialog(props: AddressDialogProps) {
  const { type, article, settledRevision, open, onClose, onMoved } = props
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [typed, setTyped] = useState<string>()
  const old = article.frozen_slug ?? article.slug
  const slug = typed ?? old
  const path = contentTypes[type].paths.page
  const settled = useSettled(slug)
  const oldAddress = useOldAddress(
    type,
    open && settled !== old ? settled : '',
    article.is_live ? 'once moved' : 'once published',
  )
  const close = () => {
    setTyped(undefined)
    setProblems({})
    onClose()
  }
  const moving = useMutation({
    mutationFn: async (to: string): Promise<StaffArticle> => {
      const calls = callsOf(api, type)
      const revision = await settledRevision()
      return (await calls.changeAddress(article.id, to, revision ?? undefined)).data
    },
    retry: false,
    onSuccess: (moved) => {
      onMoved(moved)
      queryClient.setQueryData(staffKeys.article(type, moved.id), moved)
      void queryClient.invalidateQueries({ queryKey: [...staffKeys.articles(type), 'list'] })
      void queryClient.invalidateQueries({ queryKey: staffKeys.redirects })
      toastSuccess(
        moved.pending
          ? 'Address changes as soon as the CMS is back'
          : `Address changed. ${path(old)} leads there`,
      )
      close()
    },
    onError: (error) => setProblems(refusedFields(error, ['slug'])),
  })
  const fromTitle = slugOf(article.title)
  return (
    <DialogForm
      id="address-dialog"
      open={open}
      title="Change the address?"
      focus="input"
      onClose={close}
      onSubmit={() => {
        const parsed = addressInput.safeParse({ slug })
        setProblems(parsed.success ? {} : fieldErrors(parsed.error))
        if (parsed.success) moving.mutate(parsed.data.slug)
      }}
      submit="Change address"
      cancel="Keep it"
      busy={moving.isPending}
      disabled={slug === old}
      problem={problems['form']}
    >
      <p>
        {article.is_live
          ? 'The new address works at once. '
          : 'The new address works when you publish this again. '}
        The old address redirects to it, so links, bookmarks and search results keep working. Your
        other changes are not published.
      </p>
      <TextField
        id="address-slug"
        label="Slug"
        name="slug"
        value={slug}
        spellCheck={false}
        autoComplete="off"
        error={problems['slug']}
        onChange={(event) => setTyped(event.currentTarget.value.trim())}
      />
      <dl className="edit-moves">
        <div>
          <dt>Old</dt>
          <dd>{path(old)}</dd>
        </div>
        <div>
          <dt>New</dt>
          <dd aria-live="polite">{slug === old ? 'the same' : path(slug)}</dd>
        </div>
      </dl>
      {oldAddress !== undefined && slug === settled && (
        <p>
          <output>{oldAddress}</output>
        </p>
      )}
      {fromTitle !== '' && fromTitle !== slug && (
        <p>
          <button type="button" className="edit-link" onClick={() => setTyped(fromTitle)}>
            Generate from the title
          </button>
        </p>
      )}
    </DialogForm>
  )
}
