import { Button, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, set, useFormValue } from 'sanity'
import { isRecord } from '#shared/content/guards.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { toPageDocument } from '#shared/content/pages/page-document.ts'
import { publishedIdOf } from '#schemas/rules/published-id.ts'
import { useShippedCopy } from './use-shipped-copy.ts'

const valueAt = (document: unknown, path: ObjectInputProps['path']): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof name === 'string' && isRecord(value) ? value[name] : undefined),
    document,
  )

/**
 * Form field for a part of a page that the document was published without. Visitors see the shipped part; a button copies it into the form.
 */
export function ShippedPart(props: ObjectInputProps) {
  const id = useFormValue(['_id'])
  const page = fixedPageOf(publishedIdOf(typeof id === 'string' ? id : ''))
  const copy = useShippedCopy(page, true)
  const part =
    page === undefined || copy === undefined
      ? undefined
      : valueAt(toPageDocument(page, copy), props.path)
  if (part === undefined) return props.renderDefault(props)
  return (
    <Stack gap={4}>
      <Text size={1}>
        Visitors see the text that the site came with. Take it over to change it.
      </Text>
      <div>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Start with the shipped text"
          disabled={props.readOnly === true}
          onClick={() => props.onChange(set(part))}
        />
      </div>
    </Stack>
  )
}
