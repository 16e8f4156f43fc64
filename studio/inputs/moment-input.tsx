import { Stack, Text } from '@sanity/ui'
import { TextWithTone } from 'sanity'
import { useId } from 'react'
import type { StringInputProps } from 'sanity'
import { inBothZones } from './both-zones.ts'

/** A date with a time: says beneath it what is wrong with it, in whose zone it is read, and what that is in UTC. */
export function MomentInput(props: StringInputProps) {
  const id = useId()
  const faults = props.validation.filter(({ level }) => level === 'error')
  const elementProps = { ...props.elementProps, 'aria-describedby': id }
  return (
    <Stack gap={2}>
      {props.renderDefault({ ...props, elementProps })}
      <Stack gap={2} id={id} aria-live="polite">
        {faults.map(({ message }) => (
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
