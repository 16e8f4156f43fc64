import { Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import type { ObjectInputProps } from 'sanity'
import { FILE_NOTE } from './file-note.ts'

/** The Studio's own file input, with the help text that visitors get uploaded files unchanged. */
export function FileInput(props: ObjectInputProps) {
  const id = useId()
  const elementProps = { ...props.elementProps, 'aria-describedby': id }
  return (
    <Stack gap={2}>
      {props.renderDefault({ ...props, elementProps })}
      <Text id={id} size={1} muted>
        {FILE_NOTE}
      </Text>
    </Stack>
  )
}
