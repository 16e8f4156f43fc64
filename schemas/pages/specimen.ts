import { defineArrayMember, defineField } from 'sanity'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { serviceLimits as limits } from '#shared/content/pages/service-limits.ts'
import { lineField, listRules, proseField, textRules } from './copy-fields.ts'

const noteField = defineField({
  name: 'note',
  title: 'Note in the margin',
  type: 'object',
  description: 'Optional. Explains the field to the reader.',
  options: { collapsible: true, collapsed: false },
  fields: [
    lineField({
      name: 'title',
      title: 'Title',
      description: 'A few words.',
      isOptional: true,
    }),
    proseField({
      name: 'text',
      title: 'Text',
      description: 'One sentence.',
      limit: limits.specimenNote,
      isOptional: true,
    }),
  ],
  validation: (rule) =>
    rule.custom((note: { readonly title?: string; readonly text?: string } | undefined) =>
      note === undefined || (note.title === undefined) === (note.text === undefined)
        ? true
        : 'Write both the title and the text of the note, or neither.',
    ),
})

const fieldsField = defineField({
  name: 'fields',
  title: 'Fields',
  type: 'array',
  description: 'Lines of the document. Drag to reorder.',
  of: [
    defineArrayMember({
      name: ITEM_TYPES['proof.specimen.fields'],
      title: 'Field',
      type: 'object',
      fields: [
        lineField({
          name: 'label',
          title: 'Label',
          description: 'Such as “Subject”.',
          limit: limits.specimenLabel,
        }),
        lineField({
          name: 'value',
          title: 'Value',
          description: 'An invented value. Never a real person or company.',
          limit: limits.specimenText,
        }),
        lineField({
          name: 'detail',
          title: 'Small print',
          description: 'Optional. Shown below the value.',
          limit: limits.specimenText,
          isOptional: true,
        }),
        defineField({
          name: 'kind',
          title: 'Presentation',
          type: 'string',
          options: {
            list: [
              { value: 'result', title: 'Result, with a tick' },
              { value: 'time', title: 'Time, in the monospaced typeface' },
            ],
          },
          description: 'Leave empty for plain text.',
        }),
        noteField,
      ],
      preview: { select: { title: 'value', subtitle: 'label' } },
    }),
  ],
  validation: listRules(limits.specimenFields, 'fields'),
})

/** Field for the annotated sample of a document that a customer receives. */
export const specimenField = defineField({
  name: 'specimen',
  title: 'Sample document',
  type: 'object',
  description: 'Marked as a sample, with invented values only.',
  fields: [
    lineField({
      name: 'kind',
      title: 'Kind of document',
      description: 'Such as “Verification report”.',
    }),
    lineField({
      name: 'title',
      title: 'Title',
      description: 'The title printed on the document.',
      limit: limits.specimenTitle,
    }),
    defineField({
      name: 'number',
      title: 'Number',
      type: 'string',
      description: 'Always contains SPECIMEN, so that readers do not take it for a real report.',
      validation: (rule) => [
        rule.required().error('Enter the number.'),
        rule.custom((number) =>
          (number ?? '').includes('SPECIMEN') ? true : 'Write “No. 0000-SPECIMEN”.',
        ),
      ],
    }),
    fieldsField,
    defineField({
      name: 'foot',
      title: 'Lines at the bottom',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: textRules({ title: 'Line' }) })],
      description: 'One or two short lines. One says that it is a specimen.',
      validation: (rule) => [
        ...listRules(limits.specimenFoot, 'lines')(rule),
        rule.custom((lines = []) =>
          lines.some((line) => /specimen/iu.test(String(line)))
            ? true
            : 'Say in one line that this is a specimen.',
        ),
      ],
    }),
  ],
})
