import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { records } from '#shared/content/guards.ts'
import { FRAME_COUNTS, frameLimits as limits } from '#shared/content/pages/frame/frame-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { industrySections, serviceSections } from '#shared/pages/catalogue/catalogue.ts'
import { lineField } from '../copy-fields.ts'
import { navigationGroups } from '../page-groups.ts'
import { pagePreview } from '../page-preview.ts'
import { pagePublishingFields } from '../page-publishing.ts'
import { unlessManager } from '../../rules/managed.ts'
import { linkFields, linkRow } from './link-fields.ts'
import { countRules } from './list-rules.ts'
import { menuField } from './menu-field.ts'

const valuesOf = (items: unknown, name: string): readonly unknown[] =>
  records(items).flatMap((item) => item[name] ?? [])

const areOnce = (values: readonly unknown[]) => new Set(values).size === values.length

/** Checks the links of the navigation bar. Returns true, or an error if they repeat a page or a menu, or are too long for one line. */
function checkBar(links: unknown): true | string {
  if (!areOnce(valuesOf(links, 'path'))) return 'Remove the page that is listed twice.'
  if (!areOnce(valuesOf(links, 'menu'))) return 'Open each menu from one link only.'
  const length = valuesOf(links, 'label').map(String).join('').length
  return length > FRAME_COUNTS.barCharacters
    ? `Shorten the labels to ${FRAME_COUNTS.barCharacters} characters together. They are on one line, and have ${length}.`
    : true
}

/** Document type: the links of the navigation bar, its menus and the footer of all pages. */
export const navigation = defineType({
  name: pageTypes.navigation,
  title: 'Navigation',
  type: 'document',
  icon: MenuIcon,
  __experimental_formPreviewTitle: false,
  readOnly: unlessManager,
  groups: navigationGroups,
  fields: [
    defineField({
      name: 'bar',
      title: 'Bar',
      type: 'array',
      group: 'bar',
      description: 'Links at the top of every page, from left to right. Drag to reorder.',
      of: [
        defineArrayMember({
          name: ITEM_TYPES.bar,
          title: 'Link',
          type: 'object',
          fields: [
            ...linkFields(limits.barLabel),
            defineField({
              name: 'menu',
              title: 'Menu',
              type: 'string',
              description: 'Optional. The menu that opens from this link.',
              options: {
                list: [
                  { value: 'offer', title: 'Services' },
                  { value: 'industries', title: 'Industries' },
                ],
              },
            }),
          ],
          preview: { select: { title: 'label', subtitle: 'path' } },
        }),
      ],
      validation: (rule) => [
        ...countRules(FRAME_COUNTS.bar, 'links')(rule),
        rule.custom((links: unknown) => checkBar(links)),
      ],
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'object',
      group: 'bar',
      description: 'The button at the end of the bar and of the menu on phones.',
      fields: linkFields(limits.action),
    }),
    menuField({
      name: 'offer',
      title: 'Services menu',
      description: 'The menu with the services, on large screens and on phones.',
      sections: serviceSections,
    }),
    menuField({
      name: 'industries',
      title: 'Industries menu',
      description: 'The menu with the industries, on large screens and on phones.',
      sections: industrySections,
    }),
    defineField({
      name: 'groups',
      title: 'Lists',
      type: 'array',
      group: 'footer',
      description: 'Lists of links in the footer, from left to right. Drag to reorder.',
      of: [
        defineArrayMember({
          name: ITEM_TYPES.groups,
          title: 'List',
          type: 'object',
          fields: [
            lineField({
              name: 'title',
              title: 'Title',
              description: 'One to three words above the links.',
              limit: limits.groupTitle,
            }),
            defineField({
              name: 'links',
              title: 'Links',
              type: 'array',
              description: 'From top to bottom. Drag to reorder.',
              of: [linkRow(ITEM_TYPES['groups.links'], limits.link)],
              validation: countRules(FRAME_COUNTS.links, 'links'),
            }),
          ],
          preview: {
            select: { title: 'title', links: 'links' },
            prepare: ({ title, links }) => ({
              title: title ?? 'Untitled list',
              subtitle: valuesOf(links, 'label').join(', '),
            }),
          },
        }),
      ],
      validation: (rule) => [
        ...countRules(FRAME_COUNTS.groups, 'lists')(rule),
        rule.custom((groups: unknown) =>
          areOnce(valuesOf(groups, 'title')) ? true : 'Use each title once.',
        ),
      ],
    }),
    defineField({
      name: 'help',
      title: 'Last line',
      type: 'array',
      group: 'footer',
      description: 'Links about trust and help in the last line of the footer.',
      of: [linkRow(ITEM_TYPES.help, limits.link)],
      validation: countRules(FRAME_COUNTS.help, 'links'),
    }),
    ...pagePublishingFields,
  ],
  preview: pagePreview(MenuIcon),
})
