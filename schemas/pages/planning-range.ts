import { ClockIcon } from '@sanity/icons/Clock'
import { createElement } from 'react'
import { defineField, defineType, type SanityDocument } from 'sanity'
import { pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { reviewProblem } from '#shared/content/pages/page-facts.ts'
import { MAX_DURATION, planningRange as schema } from '#shared/content/pages/planning-range.ts'
import { PLANNING_UNITS, rangeProblem } from '#shared/pages/planning.ts'
import { durationRange } from '#shared/text/duration.ts'
import { ArticleMedia } from '../article-media.ts'
import { publishedIdOf } from '../rules/published-id.ts'
import { STATUS_WORDS, toStatus } from '../status-words.ts'
import { lineField } from './copy-fields.ts'
import { planningRangeGroups } from './page-groups.ts'
import { pagePublishingFields } from './page-publishing.ts'

const limit = { max: 60 } as const

const CHANNELS = [
  { value: 'online', title: 'Online, within a working day' },
  { value: 'person', title: 'From a person, such as a referee' },
  { value: 'office', title: 'From an office, such as a court clerk' },
  { value: 'authority', title: 'From an authority, as a certificate' },
]

/** Schemas of the attributes that a duration consists of. */
const durations = schema.def.shape

/** Checks the duration in a document. Returns true, or the reason why it cannot be published. */
function checkRange(document: SanityDocument | undefined): true | string {
  const obtained = durations.obtained.safeParse(document?.['obtained'])
  const min = durations.min.safeParse(document?.['min'])
  const max = durations.max.safeParse(document?.['max'])
  const unit = durations.unit.safeParse(document?.['unit'])
  // Missing and invalid fields have errors of their own, so the duration gets no further error.
  if (!obtained.success || !min.success || !max.success || !unit.success) return true
  const range = { obtained: obtained.data, min: min.data, max: max.data, unit: unit.data }
  return rangeProblem(range) ?? true
}

/** Text of a duration for the list of planning ranges. A draft may lack some of the values. */
const timeOf = (min?: number, max?: number, unit?: (typeof PLANNING_UNITS)[number]) =>
  min === undefined || max === undefined || unit === undefined
    ? `${min ?? '?'} to ${max ?? '?'} ${unit ?? ''}`
    : durationRange(min, max, unit)

const durationField = (name: 'min' | 'max', title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    group: 'range',
    description,
    validation: (rule) => [
      rule.required().error(`Enter the ${title.toLowerCase()}.`),
      rule.integer().min(0).max(MAX_DURATION).error(`Enter a number from 0 to ${MAX_DURATION}.`),
      ...(name === 'max' ? [rule.custom((_, { document }) => checkRange(document))] : []),
    ],
  })

/** Document type: planning range, the usual duration of a check. Pages refer to it by the last part of its id. */
export const planningRange = defineType({
  name: pageTypes.range,
  title: 'Planning range',
  type: 'document',
  icon: ClockIcon,
  __experimental_formPreviewTitle: false,
  groups: planningRangeGroups,
  fields: [
    lineField({
      name: 'check',
      title: 'Check',
      description: 'The check and the kind of source, such as “Employment, HR by email”.',
      group: 'range',
      limit,
    }),
    lineField({
      name: 'place',
      title: 'Source',
      description: 'The country, region or kind of source.',
      group: 'range',
      limit,
    }),
    defineField({
      name: 'obtained',
      title: 'Obtained',
      type: 'string',
      group: 'range',
      description:
        'How the source answers. Only online sources may take less than two working days.',
      options: { list: CHANNELS, layout: 'radio' },
      validation: (rule) => rule.required().error('Choose how the source answers.'),
    }),
    durationField('min', 'Minimum', 'The shortest usual time, in the unit below.'),
    durationField('max', 'Maximum', 'The longest usual time, in the unit below.'),
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'string',
      group: 'range',
      description: 'The unit that visitors see. Calendar days and weeks are converted for plans.',
      options: { list: [...PLANNING_UNITS], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose a unit.'),
    }),
    lineField({
      name: 'remark',
      title: 'Remark',
      description: 'Optional. Words after the range in the table, such as “with a decision”.',
      group: 'range',
      limit,
      isOptional: true,
    }),
    lineField({
      name: 'decides',
      title: 'What decides the time',
      description: 'The main factor, without a full stop.',
      group: 'range',
      limit,
    }),
    lineField({
      name: 'applies',
      title: 'Who applies',
      description: 'Who asks the source, such as “We do”.',
      group: 'range',
      limit,
    }),
    lineField({
      name: 'source',
      title: 'Origin',
      description: 'Where the figures come from, such as measured medians of a quarter.',
      group: 'review',
      limit,
    }),
    defineField({
      name: 'reviewed',
      title: 'Last review',
      type: 'date',
      group: 'review',
      description: 'The day of the last comparison of the figures with their origin.',
      validation: (rule) => rule.custom((date) => reviewProblem(date ?? '', Date.now()) ?? true),
    }),
    ...pagePublishingFields,
  ],
  preview: {
    select: {
      id: '_id',
      check: 'check',
      min: 'min',
      max: 'max',
      unit: 'unit',
      obtained: 'obtained',
      status: 'status',
    },
    prepare: ({ id = '', check, min, max, unit, obtained, status }) => {
      const name = publishedIdOf(id).split('.').at(-1) ?? ''
      const time = obtained === 'online' ? 'Online' : timeOf(min, max, unit)
      return {
        title: check ?? name,
        subtitle: [time.trim(), `{${name}}`, STATUS_WORDS[toStatus(status)].title].join(' · '),
        media: createElement(ArticleMedia, {
          id,
          cover: undefined,
          url: undefined,
          icon: ClockIcon,
        }),
      }
    },
  },
})
