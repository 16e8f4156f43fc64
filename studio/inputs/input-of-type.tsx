import type {
  ArrayOfObjectsInputProps,
  InputProps,
  ObjectInputProps,
  PortableTextInputProps,
  StringInputProps,
} from 'sanity'
import {
  isArrayOfBlocksInputProps,
  isArrayOfObjectsInputProps,
  isObjectInputProps,
  isStringInputProps,
} from 'sanity'
import { isPageType } from '#shared/content/pages/fixed-pages.ts'
import { PageForm } from '../pages/shipped-notice.tsx'
import { ShippedPart } from '../pages/shipped-part.tsx'
import { CodeInput } from './code-input.tsx'
import { CountedInput } from './counted-input.tsx'
import { FileInput } from './file-input.tsx'
import { isFileType } from './file-note.ts'
import { MomentInput } from './moment-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { SeoInput } from './seo-input.tsx'
import { StatusInput } from './status-input.tsx'
import { TableInput } from './table-input.tsx'

/** Renders the input of this project if the type has one, otherwise the Studio's default input. */
export function InputOfType(props: InputProps) {
  if (isStringInputProps(props)) return <TextInputOfType {...props} />
  if (isRichText(props)) return <RichTextInput {...props} />
  if (isArrayOfObjectsInputProps(props) && isTable(props)) return <TableInput {...props} />
  if (isObjectInputProps(props)) return <ObjectInputOfType {...props} />
  return props.renderDefault(props)
}

/** {@link InputOfType} for a site with an image library, in which editors can also choose a picture from the library. */
export function InputWithLibrary(props: InputProps) {
  if (isObjectInputProps(props) && props.schemaType.name === 'picture') {
    return <PictureInput {...props} />
  }
  return <InputOfType {...props} />
}

/** True for the field with the prices on the page with all services. Older documents of this page lack it. */
const isPriceTable = ({ path: [page, section, ...rest] }: ObjectInputProps) =>
  page === 'services' && section === 'prices' && rest.length === 0

function ObjectInputOfType(props: ObjectInputProps) {
  if (props.path.length === 0 && isPageType(props.schemaType.name)) return <PageForm {...props} />
  if (props.value === undefined && isPriceTable(props)) return <ShippedPart {...props} />
  if (props.schemaType.name === 'seo') return <SeoInput {...props} />
  if (isFileType(props.schemaType)) return <FileInput {...props} />
  return props.renderDefault(props)
}

function TextInputOfType(props: StringInputProps) {
  const { schemaType, path } = props
  const name = path.at(-1)
  if (name === 'status' && path.length === 1 && schemaType.readOnly !== true) {
    return <StatusInput {...props} />
  }
  if (schemaType.name === 'datetime') return <MomentInput {...props} />
  if (schemaType.options?.monospace === true) return <CodeInput {...props} />
  const limit = schemaType.options?.counted
  if (limit !== undefined) return <CountedInput {...props} limit={limit} />
  return props.renderDefault(props)
}

/** True for the props of a rich text input. The Studio's own type guard narrows them to the props of an array of objects. */
function isRichText(props: InputProps): props is PortableTextInputProps {
  return isArrayOfBlocksInputProps(props)
}

function isTable({ schemaType }: ArrayOfObjectsInputProps): boolean {
  const [only, ...others] = schemaType.of
  return only?.name === 'tableRow' && others.length === 0
}
