import type { ArrayOfObjectsInputProps, InputProps, StringInputProps } from 'sanity'
import { isArrayOfObjectsInputProps, isStringInputProps } from 'sanity'
import { CodeInput } from './code-input.tsx'
import { CountedInput } from './counted-input.tsx'
import { StatusInput } from './status-input.tsx'
import { TableInput } from './table-input.tsx'

/** Chooses our own input where the content model has one, the Studio's everywhere else. */
export function InputOfType(props: InputProps) {
  if (isStringInputProps(props)) return <TextInputOfType {...props} />
  if (isArrayOfObjectsInputProps(props) && isTable(props)) return <TableInput {...props} />
  return props.renderDefault(props)
}

function TextInputOfType(props: StringInputProps) {
  const { schemaType, path } = props
  const name = path.at(-1)
  if (name === 'status' && path.length === 1 && schemaType.readOnly !== true) {
    return <StatusInput {...props} />
  }
  if (schemaType.options?.monospace === true) return <CodeInput {...props} />
  const limit = schemaType.options?.counted
  if (limit !== undefined) return <CountedInput {...props} limit={limit} />
  return props.renderDefault(props)
}

function isTable({ schemaType }: ArrayOfObjectsInputProps): boolean {
  const [only, ...others] = schemaType.of
  return only?.name === 'tableRow' && others.length === 0
}
