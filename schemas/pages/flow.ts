import { defineArrayMember, defineField } from 'sanity'
import { isRecord, records } from '#shared/content/guards.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { solutionLimits as limits } from '#shared/content/pages/solution-limits.ts'
import { flowProblem } from '#shared/content/pages/solution-page.ts'
import { services } from '#shared/pages/catalogue/catalogue.ts'
import { choices } from './choices.ts'
import { lineField, listRules, proseField, sectionFields } from './copy-fields.ts'

const idField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => rule.required().error('Enter the id.'),
  })

const stationsField = defineField({
  name: 'stations',
  title: 'Stations',
  type: 'array',
  description: 'Work that runs in parallel, from top to bottom.',
  of: [
    defineArrayMember({
      name: ITEM_TYPES['flow.columns.stations'],
      title: 'Station',
      type: 'object',
      fields: [
        lineField({ name: 'title', title: 'Title', description: 'One to three words.' }),
        lineField({
          name: 'text',
          title: 'Text',
          description: 'What happens here, in a few words.',
        }),
        idField('id', 'Id', 'A short name that the links use. Visitors don’t see it.'),
        defineField({
          name: 'service',
          title: 'Service',
          type: 'string',
          options: { list: choices(services) },
          description: 'Optional. The page that the station links to.',
        }),
      ],
      preview: { select: { title: 'title', subtitle: 'text' } },
    }),
  ],
  validation: listRules(limits.stations, 'stations'),
})

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Checks the links of a flow against its columns. Returns true or an error. @param parent value of the flow field */
function checkLinks(links: readonly unknown[], parent: unknown): true | string {
  const columns = records(isRecord(parent) ? parent['columns'] : undefined).map((column) => ({
    stations: records(column['stations']).map(({ id }) => ({ id: asText(id) })),
  }))
  const ends = records(links).map(({ from, to }) => ({ from: asText(from), to: asText(to) }))
  return flowProblem(columns, ends) ?? true
}

/** Field for the flow diagram of a solution: columns of checks, and links between them. */
export const flowField = defineField({
  name: 'flow',
  title: 'How it works',
  type: 'object',
  group: 'flow',
  description: 'The drawing of how the services work together.',
  fields: [
    ...sectionFields,
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      description: 'From left to right. Drag to reorder.',
      of: [
        defineArrayMember({
          name: ITEM_TYPES['flow.columns'],
          title: 'Column',
          type: 'object',
          fields: [
            lineField({ name: 'title', title: 'Title', description: 'One word.' }),
            stationsField,
          ],
          preview: { select: { title: 'title' } },
        }),
      ],
      validation: listRules(limits.flowColumns, 'columns'),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      description: 'Lines between stations, always to the right.',
      of: [
        defineArrayMember({
          name: ITEM_TYPES['flow.links'],
          title: 'Link',
          type: 'object',
          fields: [
            idField('from', 'From', 'The id of a station.'),
            idField('to', 'To', 'The id of a station in a later column.'),
          ],
          preview: { select: { title: 'from', subtitle: 'to' } },
        }),
      ],
      validation: (rule) => rule.custom((links = [], { parent }) => checkLinks(links, parent)),
    }),
    proseField({
      name: 'description',
      title: 'Text alternative',
      description: 'The flow in two or three sentences, for readers who cannot see the drawing.',
    }),
  ],
})
