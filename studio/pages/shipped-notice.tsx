import { Box, Button, Card, Dialog, Flex, Inline, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { type ObjectInputProps, set } from 'sanity'
import { isRecord } from '#shared/content/guards.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { type PageDifference, pageDifferences } from '#shared/content/pages/page-differences.ts'
import { readPage } from '#shared/content/pages/page-document.ts'
import {
  hasNewShippedText,
  SHIPPED_VERSION,
  shippedVersionOf,
} from '#shared/content/pages/shipped-version.ts'
import { publishedIdOf } from '#schemas/rules/published-id.ts'
import { useShippedCopy } from './use-shipped-copy.ts'

/** Newer shipped text of a page, and its differences from the document. */
interface NewText {
  readonly version: string
  /** Undefined while the document lacks parts that the comparison needs. */
  readonly differences: readonly PageDifference[] | undefined
}

/** Returns the newer shipped text of the page in the form, or undefined if the document started from the current shipped text. */
function useNewText(value: unknown): NewText | undefined {
  const document = isRecord(value) ? value : undefined
  const started = document?.[SHIPPED_VERSION]
  const id = document?.['_id']
  const page = fixedPageOf(publishedIdOf(typeof id === 'string' ? id : ''))
  const shipped = useShippedCopy(page, started !== undefined)
  if (document === undefined || shipped === undefined) return undefined
  const version = shippedVersionOf(shipped)
  if (!hasNewShippedText(document, version)) return undefined
  const { copy } = readPage(document)
  return { version, differences: copy && pageDifferences(shipped, copy) }
}

/** Form of a fixed page. A notice above the fields appears if an upgrade of the site contains another text for the page. */
export function PageForm(props: ObjectInputProps) {
  const found = useNewText(props.value)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (found === undefined) return props.renderDefault(props)
  const keep = () => props.onChange(set(found.version, [SHIPPED_VERSION]))
  return (
    <Stack gap={5}>
      <Card
        tone="caution"
        padding={4}
        radius={2}
        border
        as="section"
        aria-label="New shipped text"
        data-testid="new-shipped-text"
      >
        <Stack gap={4}>
          <Text size={1} weight="semibold" as="h2">
            New shipped text available
          </Text>
          <Text size={1}>
            This page started from a text that has changed in the current version of the site. Your
            text stays until you choose “Reset to shipped text” in the menu beside “Publish to
            site”.
          </Text>
          <Inline gap={2}>
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text="Show differences"
              onClick={() => setOpen(true)}
            />
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text="Keep this text"
              disabled={props.readOnly === true}
              onClick={keep}
            />
          </Inline>
        </Stack>
      </Card>
      {props.renderDefault(props)}
      {isOpen && (
        <Dialog
          id={id}
          header="Differences from the new shipped text"
          width={2}
          onClose={() => setOpen(false)}
        >
          <Box padding={4}>
            <Differences differences={found.differences} />
          </Box>
        </Dialog>
      )}
    </Stack>
  )
}

function Differences({ differences }: Pick<NewText, 'differences'>) {
  if (differences === undefined) {
    return <Text size={1}>Complete the marked fields first. Then the texts can be compared.</Text>
  }
  if (differences.length === 0) {
    return (
      <Text size={1}>
        Your text equals the new shipped text. Choose “Keep this text” to hide the notice.
      </Text>
    )
  }
  return (
    <Stack gap={5} as="ul">
      {differences.map(({ path, shipped, published }, index) => (
        <Stack key={`${path} ${index}`} gap={3} as="li">
          <Text size={1} weight="semibold">
            {path}
          </Text>
          <Version label="New shipped text" text={shipped} />
          <Version label="Your text" text={published} />
        </Stack>
      ))}
    </Stack>
  )
}

function Version({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  return (
    <Flex gap={3}>
      <Box flex="none" style={{ width: '8.5rem' }}>
        <Text size={1} muted>
          {label}
        </Text>
      </Box>
      <Box flex={1}>
        <Text size={1}>{text ?? 'Not in this text'}</Text>
      </Box>
    </Flex>
  )
}
