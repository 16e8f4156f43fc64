import { DocumentIcon } from '@sanity/icons/Document'
import { Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { PreviewCard, SanityDefaultPreview, useDocumentPreviewStore } from 'sanity'
import { usePaneRouter, type UserComponent } from 'sanity/structure'
import { isRecord } from '#shared/content/guards.ts'
import { type FixedPage, fixedPages, isPagePart } from '#shared/content/pages/fixed-pages.ts'
import {
  hasNewShippedText,
  SHIPPED_VERSION,
  shippedVersionOf,
} from '#shared/content/pages/shipped-version.ts'
import { draftIdOf } from '../actions/publishing.ts'
import { type PageCopyStates, pageState } from './page-state.ts'
import { useShippedCopy } from './use-shipped-copy.ts'

/** List of the fixed pages of one kind, which `options` names, in the order of the menu and with their state. */
export const PageList: UserComponent = ({ options }) => (
  <Stack padding={2} gap={1} as="nav" aria-label="Pages">
    {fixedPages
      .filter(({ kind }) => kind === options?.['kind'])
      .map((page) => (
        <PageRow key={page.id} page={page} />
      ))}
  </Stack>
)

function PageRow({ page }: { readonly page: FixedPage }) {
  const { id, title, path, slug } = page
  // A planning range has no address. Texts refer to it by its name in braces.
  const address = page.kind === 'range' ? `{${slug}}` : isPagePart(page) ? 'All pages' : path
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter()
  const copies = useCopyStates(id)
  const isSelected = routerPanesState[groupIndex + 1]?.[0]?.id === id
  const note = useNote(page, copies)
  return (
    <PreviewCard
      __unstable_focusRing
      as={ChildLink}
      // Sets the prop `childId`, which the link needs. Sanity UI passes it on to the component in `as`, but its types do not contain it.
      {...{ childId: id }}
      data-as="a"
      data-testid={`page-${id}`}
      radius={2}
      selected={isSelected}
      tone="inherit"
    >
      <SanityDefaultPreview
        icon={DocumentIcon}
        layout="default"
        title={title}
        subtitle={copies === undefined ? address : `${pageState(copies)} · ${address}`}
        status={
          note === undefined ? undefined : (
            <Text size={1} muted>
              {note}
            </Text>
          )
        }
      />
    </PreviewCard>
  )
}

/**
 * Note next to a page in the list. It says that the page has no document yet, or that a newer version of the site contains another text
 * than the document started from.
 */
function useNote(page: FixedPage, copies: PageCopyStates | undefined): string | undefined {
  const current = copies?.draft ?? copies?.published
  const shipped = useShippedCopy(page, current?.[SHIPPED_VERSION] !== undefined)
  if (copies === undefined) return undefined
  if (current === undefined) return 'Edit'
  return shipped !== undefined && hasNewShippedText(current, shippedVersionOf(shipped))
    ? 'New shipped text'
    : undefined
}

const toState = (value: unknown) =>
  isRecord(value) && value['_rev'] !== undefined ? value : undefined

/** Returns the states of a page's draft and published document, or undefined while they are loading. */
function useCopyStates(id: string): PageCopyStates | undefined {
  const store = useDocumentPreviewStore()
  const [copies, setCopies] = useState<Partial<Record<'draft' | 'published', unknown>>>({})
  useEffect(() => {
    const watch = (copy: 'draft' | 'published', reference: string) =>
      store
        .observePaths({ _type: 'reference', _ref: reference }, [
          ['status'],
          ['_rev'],
          [SHIPPED_VERSION],
        ])
        .subscribe((value) => setCopies((known) => ({ ...known, [copy]: value })))
    const watching = [watch('draft', draftIdOf(id)), watch('published', id)]
    return () => {
      for (const each of watching) each.unsubscribe()
    }
  }, [id, store])
  return 'draft' in copies && 'published' in copies
    ? { draft: toState(copies.draft), published: toState(copies.published) }
    : undefined
}
