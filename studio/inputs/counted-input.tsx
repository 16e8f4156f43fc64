import { Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import type { StringInputProps } from 'sanity'
import { shownText } from '#schemas/rules/page-text.ts'

/** Text field with a counter of its characters, and their maximum, below the field. */
export function CountedInput({ limit, ...props }: StringInputProps & { readonly limit: number }) {
  const id = useId()
  // Counts the characters that visitors see: an emoji is one, and a reference to a planning range counts as the time that replaces it.
  const length = Array.from(shownText(props.value ?? '')).length
  const elementProps = { ...props.elementProps, 'aria-describedby': id }
  return (
    <Stack gap={2}>
      {props.renderDefault({ ...props, elementProps })}
      <Text id={id} size={1} muted={length <= limit}>
        {length <= limit
          ? `${length} of ${limit} characters`
          : `${length} characters, ${length - limit} over ${limit}`}
      </Text>
    </Stack>
  )
}
