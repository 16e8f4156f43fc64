import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { TaskIcon } from '@sanity/icons/Task'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { type DocumentInspector, type DocumentInspectorProps, useClient } from 'sanity'
import { DocumentInspectorHeader, useDocumentPane } from 'sanity/structure'
import { isRecord, records } from '#shared/content/guards.ts'
import { type LandingCheck, landingChecks } from '#shared/content/landing/landing-checks.ts'
import { LANDING_TYPE, PUBLIC_STATUS } from '#shared/content/status.ts'
import { counted } from '#shared/text/count.ts'

const API_VERSION = '2025-02-19'

const LEVELS: Readonly<
  Record<
    LandingCheck['level'],
    { readonly icon: ComponentType; readonly tone: 'positive' | 'caution' | 'critical' }
  >
> = {
  ok: { icon: CheckmarkCircleIcon, tone: 'positive' },
  warning: { icon: WarningOutlineIcon, tone: 'caution' },
  error: { icon: ErrorOutlineIcon, tone: 'critical' },
}

type Document = Readonly<Record<string, unknown>>

/** Returns the sorted ids of the articles that the blocks of a landing page select. */
const selectedIn = (document: Document): readonly string[] =>
  records(document['blocks'])
    .flatMap(({ articles }) => records(articles))
    .flatMap(({ _ref }) => (typeof _ref === 'string' ? [_ref] : []))
    .toSorted()

/** Number of selected articles that visitors cannot see, or undefined while this is unknown. */
function useHiddenArticles(document: Document): number | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [hidden, setHidden] = useState<number>()
  const ids = selectedIn(document).join(' ')
  useEffect(() => {
    let isOver = false
    const wanted = ids.split(' ').filter(Boolean)
    client
      .fetch<number>(
        'count(*[_id in $ids && status == $status])',
        { ids: wanted, status: PUBLIC_STATUS },
        { perspective: 'raw', tag: 'landing.articles' },
      )
      .then(
        (shown) => !isOver && setHidden(new Set(wanted).size - shown),
        () => undefined,
      )
    return () => {
      isOver = true
    }
  }, [client, ids])
  return hidden
}

function articleCheck(document: Document, hidden: number | undefined): readonly LandingCheck[] {
  const block = records(document['blocks']).find(({ _type }) => _type === 'landingArticles')
  if (block === undefined || hidden === undefined) return []
  const field = ['blocks', { _key: String(block['_key']) }]
  return hidden === 0
    ? [{ title: 'Selected articles', text: 'All are published', level: 'ok', field }]
    : [
        {
          title: 'Selected articles',
          text: `Publish ${counted(hidden, 'article')}. Visitors can’t see ${hidden === 1 ? 'it' : 'them'} yet.`,
          level: 'warning',
          field,
        },
      ]
}

/** Row of the checklist, with a button that opens the field concerned. */
function Check({
  check: { title, text, level },
  onOpen,
}: {
  readonly check: LandingCheck
  readonly onOpen: () => void
}) {
  const { icon: Icon, tone } = LEVELS[level]
  return (
    <Card tone={level === 'ok' ? 'default' : tone} padding={3} radius={2} data-level={level}>
      <Flex gap={3} align="flex-start">
        <Text size={1} muted={level === 'ok'}>
          <Icon />
        </Text>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1} muted={level === 'ok'}>
            {text}
          </Text>
          {level !== 'ok' && (
            <Box>
              <Button
                fontSize={1}
                padding={2}
                mode="ghost"
                text="Go to the field"
                onClick={onOpen}
              />
            </Box>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

/** Checklist next to the form of a landing page. Errors prevent publishing, warnings do not. */
function LandingChecklist({ onClose }: DocumentInspectorProps) {
  const { value, onPathOpen, onFocus } = useDocumentPane()
  const document: Document = isRecord(value) ? value : {}
  const checks = [
    ...landingChecks(document),
    ...articleCheck(document, useHiddenArticles(document)),
  ]
  const passed = checks.filter(({ level }) => level === 'ok').length
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        title={`Before publishing: ${passed} of ${checks.length}`}
        closeButtonLabel="Close the checklist"
        onClose={onClose}
        flex="none"
      />
      <Box flex={1} overflow="auto" padding={3}>
        <Stack gap={2} as="section" aria-label="Checklist">
          {checks.map((check) => (
            <Check
              key={check.title}
              check={check}
              onOpen={() => {
                onPathOpen([...check.field])
                onFocus([...check.field])
              }}
            />
          ))}
        </Stack>
      </Box>
    </Flex>
  )
}

/** Inspector with the checklist of a landing page. Other types do not have it. */
export const landingInspector: DocumentInspector = {
  name: 'landing-checklist',
  component: LandingChecklist,
  useMenuItem: ({ documentType }) => ({
    title: 'Checklist',
    icon: TaskIcon,
    showAsAction: true,
    hidden: documentType !== LANDING_TYPE,
  }),
}
