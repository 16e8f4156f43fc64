import { Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { type StringInputProps, TextWithTone, useParseErrorForPath } from 'sanity'
import { inBothZones } from './both-zones.ts'

/** Input for a date and time. Below it are its errors, the editor's time zone and the time in UTC. */
export function MomentInput(props: StringInputProps) {
  const id = useId()
  const isNoDate = useParseErrorForPath(props.path) !== undefined
  const faults = isNoDate
    ? ['Write the date and the time as in 2026-03-01 08:00, or choose them from the calendar.']
    : props.validation.filter(({ level }) => level === 'error').map(({ message }) => message)
  const elementProps = { ...props.elementProps, 'aria-describedby': id }
  return (
    <Stack gap={2}>
      {props.renderDefault({ ...props, elementProps })}
      <Stack gap={2} id={id} aria-live="polite">
        {faults.map((message) => (
          <TextWithTone key={message} size={1} tone="critical">
            {message}
          </TextWithTone>
        ))}
        <Text size={1} muted>
          {inBothZones(props.value)}
        </Text>
      </Stack>
    </Stack>
  )
}
