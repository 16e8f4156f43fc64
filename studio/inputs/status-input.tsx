import { Select, Stack, Text } from '@sanity/ui'
import type { ChangeEvent } from 'react'
import { set, type StringInputProps } from 'sanity'
import { STATUSES, type Status } from '#shared/content/status.ts'
import { STATUS_WORDS, toStatus } from '#schemas/status-words.ts'

/** Statuses that only an action can set, each with an explanation for the editor. */
const SET_BY_ACTION: Readonly<Partial<Record<Status, string>>> = {
  published:
    'Set by “Publish to site”. Choose another status to keep working on it. Visitors keep seeing the published version.',
  archived: 'Set by “Unpublish”. Choose “Publish to site” to publish it again.',
}

/** Input for the status of an article. Editors can choose only a status that changes nothing on the site. */
export function StatusInput({ elementProps, value, onChange }: StringInputProps) {
  const { ref, readOnly, style: _style, ...rest } = elementProps
  const current = toStatus(value)
  const note = SET_BY_ACTION[current]
  const change = (event: ChangeEvent<HTMLSelectElement>) => onChange(set(event.currentTarget.value))
  return (
    <Stack gap={2}>
      <Select {...rest} ref={ref} value={current} onChange={change} disabled={readOnly}>
        {STATUSES.filter((status) => status === current || !(status in SET_BY_ACTION)).map(
          (status) => (
            <option key={status} value={status}>
              {STATUS_WORDS[status].title}
            </option>
          ),
        )}
      </Select>
      {note !== undefined && (
        <Text size={1} muted>
          {note}
        </Text>
      )}
    </Stack>
  )
}
