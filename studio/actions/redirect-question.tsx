import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentActionDialogProps } from 'sanity'
import type { FoundRedirect, RedirectAnswer } from './use-send.tsx'

interface Question {
  readonly path: string
  readonly redirects: readonly FoundRedirect[]
  readonly answer: (answer: RedirectAnswer) => void
}

/** Asks the editor about existing redirects before a landing page is published at an address that redirects to another one. */
export function useRedirectQuestion(): {
  readonly ask: (path: string, redirects: readonly FoundRedirect[]) => Promise<RedirectAnswer>
  readonly dialog: DocumentActionDialogProps | undefined
} {
  const [question, setQuestion] = useState<Question>()
  const ask = (path: string, redirects: readonly FoundRedirect[]) =>
    new Promise<RedirectAnswer>((resolve) => {
      const answer = (given: RedirectAnswer) => {
        setQuestion(undefined)
        resolve(given)
      }
      setQuestion({ path, redirects, answer })
    })
  if (question === undefined) return { ask, dialog: undefined }
  const { path, redirects, answer } = question
  return {
    ask,
    dialog: {
      type: 'dialog',
      header: 'A redirect starts at this address',
      onClose: () => answer('cancel'),
      content: (
        <Stack gap={4}>
          <Text size={1}>
            Visitors to {path} are redirected to {redirects.map(({ to }) => to).join(' and ')}. They
            see this page instead once it is published. A redirect that you keep is used again when
            the page is unpublished.
          </Text>
          <Flex gap={2} justify="flex-end">
            <Button mode="bleed" text="Cancel" onClick={() => answer('cancel')} />
            <Button mode="ghost" text="Publish and keep it" onClick={() => answer('keep')} />
            <Button tone="primary" text="Publish and delete it" onClick={() => answer('delete')} />
          </Flex>
        </Stack>
      ),
    },
  }
}
