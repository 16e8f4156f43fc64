import type { PortableTextObject } from '@portabletext/editor'
import type { ComponentType } from 'react'
import type { BodyBlock } from '#shared/content/body-blocks.ts'
import { CALLOUT_TONES } from '#shared/content/blocks/callout-tones.ts'
import { CODE_LANGUAGES } from '#shared/content/code-languages.ts'
import { rowsOf } from '#web/blocks/block-types.ts'
import { blockComponents } from '#web/blocks/body-blocks.tsx'
import type { NodeProps } from './block-editing.ts'
import { CalloutFrame } from './callout-frame.tsx'
import type { BlockFormProps } from './forms/block-form.tsx'
import { fieldsForm } from './forms/fields-form.tsx'
import { EditPicture, NewPictures, type NewBlocksProps } from './forms/picture-forms.tsx'
import { TableForm } from './forms/table-form.tsx'
import { calloutBlock, type NewBlock } from './new-blocks.ts'
import { PicturePreview } from './picture-preview.tsx'

/** Components with which the editor shows and edits one type of block. */
interface BlockEditor {
  /** Form that edits an existing block or creates a new one. */
  readonly Form: ComponentType<BlockFormProps>
  /** Dialog that creates blocks of this type, instead of `Form`. */
  readonly New?: ComponentType<NewBlocksProps>
  /** Creates a block that is inserted without a form. */
  readonly create?: () => NewBlock
  /** Preview of the block in the text. Default: the block as on the site. */
  readonly Preview?: ComponentType<{ readonly value: PortableTextObject }>
  /** Frame around the content, for a block whose content is edited in place. */
  readonly Frame?: ComponentType<NodeProps>
}

const { table: Table } = blockComponents

export const blockEditors: Readonly<Record<BodyBlock, BlockEditor>> = {
  picture: { Form: EditPicture, New: NewPictures, Preview: PicturePreview },
  codeBlock: {
    Form: fieldsForm([
      { field: 'code', label: 'Code', rows: 10, spellCheck: false },
      [
        {
          field: 'language',
          label: 'Language',
          optional: true,
          suggestions: CODE_LANGUAGES.toSorted(),
          pattern: String.raw`[a-z0-9+#.\-]{1,30}`,
          title: 'A short name in lower case, such as typescript',
        },
        { field: 'filename', label: 'File name', optional: true },
      ],
    ]),
  },
  callout: {
    Form: fieldsForm([
      { field: 'tone', label: 'Kind', choices: CALLOUT_TONES },
      { field: 'title', label: 'Title', hint: 'Replaces the default heading', optional: true },
    ]),
    create: calloutBlock,
    Frame: CalloutFrame,
  },
  table: {
    Form: TableForm,
    Preview: ({ value }) =>
      rowsOf(value['rows']).length === 0 ? (
        <p className="body-note">This table has no cells yet.</p>
      ) : (
        <Table value={value} />
      ),
  },
}
