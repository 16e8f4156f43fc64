import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineField, defineType } from 'sanity'

/** Object type: figure (number) in the results of a case study. */
export const result = defineType({
  name: 'result',
  title: 'Result',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'What was measured',
      type: 'string',
      description: 'For example: median time to a finished report.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'value',
      title: 'Figure',
      type: 'string',
      description: 'As shown on the page: 38, 4.2 or 1 in 60.',
      validation: (rule) => rule.required().max(12),
    }),
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'string',
      description: 'Optional: hours, %, records.',
    }),
  ],
  preview: {
    select: { label: 'label', value: 'value', unit: 'unit' },
    prepare: ({ label, value, unit }) => ({
      title: [value, unit].filter(Boolean).join(' '),
      subtitle: label,
      media: TrendUpwardIcon,
    }),
  },
})
