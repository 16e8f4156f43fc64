/** Types of the blocks of landing pages. Their names and attributes are those of `shared/content/landing/landing-page.ts`. */
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { NumberIcon } from '@sanity/icons/Number'
import { OlistIcon } from '@sanity/icons/Olist'
import { PresentationIcon } from '@sanity/icons/Presentation'
import { TextIcon } from '@sanity/icons/Text'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { createElement, type ComponentType } from 'react'
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity'
import { FAMILIES } from '#shared/engraving/family-names.ts'
import { blockFact, blockName } from '#shared/content/landing/landing-checks.ts'
import { landingLimits as limits } from '#shared/content/landing/landing-limits.ts'
import type { ACTION_TARGETS, LandingBlockType } from '#shared/content/landing/landing-page.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { PLANNER_CHECKS, plannerChecks } from '#shared/pages/planner/planner-choices.ts'
import { FIRST_SELECTION } from '#shared/pages/planner/selection.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import {
  lineField,
  listRules,
  pointsField,
  proseField,
  questionsField,
  sectionFields,
} from '../pages/copy-fields.ts'
import { tableField } from '../pages/table-field.ts'
import { specimenField } from '../pages/specimen.ts'

const LINES_OF_WORK: Readonly<Record<(typeof FAMILIES)[number], string>> = {
  screening: 'Screening (teal)',
  diligence: 'Due diligence (indigo)',
  data: 'Data (plum)',
  technology: 'Technology (copper)',
}

const TARGETS: Readonly<Record<(typeof ACTION_TARGETS)[number], string>> = {
  form: 'Contact form',
  meeting: 'Booking of a meeting',
}

/** Defines a type of block. Its row in the list of blocks shows the heading, the kind of block and one fact. */
const define = (
  name: LandingBlockType,
  icon: ComponentType,
  description: string,
  fields: FieldDefinition[],
) =>
  defineType({
    name,
    title: blockName(name),
    type: 'object',
    icon,
    description,
    fields,
    preview: {
      select: Object.fromEntries(
        ['heading', 'text', ...fields.map((field) => field.name)].map((each) => [each, each]),
      ),
      prepare: (block) => ({
        title: String(block['heading'] ?? block['text'] ?? blockName(name)),
        subtitle: [blockName(name), blockFact(name, block)].filter(Boolean).join(' · '),
        media: createElement(icon),
      }),
    },
  })

/** Object types of all blocks of landing pages, by name. */
export const landingBlockTypes = {
  landingHero: define(
    'landingHero',
    PresentationIcon,
    'The head of the page, with its only main heading. The button is that of the closing.',
    [
      lineField({
        name: 'heading',
        title: 'Headline',
        description: 'The result for the reader, as the only main heading of the page.',
        limit: limits.heading,
      }),
      proseField({
        name: 'lede',
        title: 'Introduction',
        description: 'What we do and what the reader gets, in one or two sentences.',
        limit: limits.lede,
      }),
      defineField({
        name: 'family',
        title: 'Line of work',
        type: 'string',
        description:
          'Sets the engraving and the accent colour. All four colours have enough contrast.',
        options: {
          list: FAMILIES.map((value) => ({ value, title: LINES_OF_WORK[value] })),
          layout: 'radio',
        },
        initialValue: 'screening',
        validation: (rule) => rule.required().error('Choose a line of work.'),
      }),
      defineField({
        name: 'picture',
        title: 'Picture',
        type: 'picture',
        description: 'Optional. Shown in place of the engraving, at least 900 pixels wide.',
      }),
    ],
  ),
  landingText: define('landingText', TextIcon, 'A heading with paragraphs.', [
    ...sectionFields,
    defineField({
      name: 'paragraphs',
      title: 'Paragraphs',
      type: 'array',
      description: 'One to four paragraphs of plain text. Drag to reorder.',
      of: [
        defineArrayMember({
          type: 'text',
          rows: 4,
          validation: (rule) => rule.max(limits.paragraph.max).warning('Split this paragraph.'),
        }),
      ],
      validation: listRules(limits.paragraphs, 'paragraphs'),
    }),
  ]),
  landingFacts: define('landingFacts', NumberIcon, 'Large figures with their conditions.', [
    ...sectionFields,
    defineField({
      name: 'facts',
      title: 'Facts',
      type: 'array',
      description: 'Two to four figures. Each states its condition.',
      of: [
        defineArrayMember({
          name: ITEM_TYPES.facts,
          title: 'Fact',
          type: 'object',
          fields: [
            lineField({
              name: 'value',
              title: 'Figure',
              description: 'A figure of the planning ranges, such as “2 to 10 working days”.',
              isPlanned: true,
            }),
            lineField({
              name: 'label',
              title: 'Condition',
              description: 'What the figure applies to, and who sets it.',
            }),
          ],
          preview: { select: { title: 'value', subtitle: 'label' } },
        }),
      ],
      validation: listRules(limits.facts, 'facts'),
    }),
  ]),
  landingSteps: define('landingSteps', OlistIcon, 'Numbered steps.', [
    ...sectionFields,
    pointsField({
      name: 'steps',
      item: ITEM_TYPES['method.steps'],
      title: 'Steps',
      noun: 'steps',
      description: 'As many as the work has. Drag to reorder.',
      limit: limits.steps,
      textLimit: limits.stepText,
    }),
  ]),
  landingTable: define('landingTable', ThLargeIcon, 'A table with named columns.', [
    ...sectionFields,
    tableField({ columns: limits.columns, rows: limits.rows }),
  ]),
  landingQuestions: define('landingQuestions', HelpCircleIcon, 'Questions with their answers.', [
    ...sectionFields,
    questionsField(limits.questions),
  ]),
  landingArticles: define('landingArticles', DocumentsIcon, 'Articles that you select.', [
    ...sectionFields,
    defineField({
      name: 'articles',
      title: 'Articles',
      type: 'array',
      description: 'Up to six blogs or case studies. Visitors see only the published ones.',
      of: [
        defineArrayMember({
          title: 'Article',
          type: 'reference',
          to: ARTICLE_TYPES.map((type) => ({ type })),
        }),
      ],
      validation: (rule) => [
        rule.unique().error('Remove the article that is listed twice.'),
        ...listRules(limits.articles, 'articles')(rule),
      ],
    }),
  ]),
  landingReport: define(
    'landingReport',
    CheckmarkCircleIcon,
    'A sample report with a seal, which breaks when a visitor edits a row.',
    [...sectionFields, specimenField],
  ),
  landingPlanner: define(
    'landingPlanner',
    ClockIcon,
    'Ticks for checks and countries, with the dates between which the file is complete.',
    [
      ...sectionFields,
      defineField({
        name: 'checks',
        title: 'Checks that are ticked',
        type: 'array',
        description: 'Visitors can change the ticks. The times come from the planning ranges.',
        of: [defineArrayMember({ type: 'string' })],
        options: {
          list: PLANNER_CHECKS.map((value) => ({ value, title: plannerChecks[value] })),
        },
        initialValue: [...FIRST_SELECTION.checks],
        validation: (rule) => rule.required().min(1).error('Tick at least one check.'),
      }),
    ],
  ),
  landingClosing: define(
    'landingClosing',
    ArrowRightIcon,
    'The last section, with the button that the hero repeats.',
    [
      proseField({
        name: 'text',
        title: 'Closing line',
        description: 'What to tell us, and what we do then. Never ask for personal data.',
        limit: limits.closing,
      }),
      lineField({
        name: 'action',
        title: 'Button',
        description: 'A verb and its object, such as “Ask about care roles”.',
        limit: limits.action,
      }),
      defineField({
        name: 'target',
        title: 'Button leads to',
        type: 'string',
        description: 'The second link leads to the other one.',
        options: {
          list: Object.entries(TARGETS).map(([value, title]) => ({ value, title })),
          layout: 'radio',
        },
        initialValue: 'form',
        validation: (rule) => rule.required().error('Choose where the button leads.'),
      }),
    ],
  ),
} as const satisfies Readonly<Record<LandingBlockType, ReturnType<typeof defineType>>>
