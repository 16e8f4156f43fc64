import { ImagesIcon } from '@sanity/icons/Images'
import { defineField, defineType } from 'sanity'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { thumbnail } from './thumbnail.ts'

const machine = (name: string, title: string, type: 'string' | 'number' | 'url' | 'datetime') =>
  defineField({ name, title, type, readOnly: true, group: 'file' })

/** Field for the crop or the focal point of a picture. It is hidden, because users edit both on the picture in the staff area. */
const cut = (name: string, title: string, parts: readonly string[]) =>
  defineField({
    name,
    title,
    type: 'object',
    hidden: true,
    group: 'file',
    fields: parts.map((part) => defineField({ name: part, type: 'number' })),
  })

/** Document type: picture of the library, stored by the image host. Data from the host cannot be edited. */
export const libraryImage = defineType({
  name: LIBRARY_IMAGE_TYPE,
  title: 'Image in the library',
  type: 'document',
  icon: ImagesIcon,
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'file', title: 'File' },
  ],
  fields: [
    defineField({
      name: 'alt_text',
      title: 'Alternative text',
      type: 'string',
      group: 'words',
      description: 'Describe the image for readers who can’t see it.',
      validation: (rule) => rule.required().max(250),
    }),
    defineField({ name: 'caption', title: 'Caption', type: 'string', group: 'words' }),
    defineField({
      name: 'order',
      title: 'Order',
      type: 'number',
      group: 'words',
      description: 'Lower numbers come first within a folder.',
      initialValue: 0,
      validation: (rule) => rule.integer().min(0),
    }),
    machine('url', 'Address', 'url'),
    machine('public_id', 'Id at the image host', 'string'),
    machine('version', 'Version at the image host', 'number'),
    cut('crop', 'Crop', ['top', 'bottom', 'left', 'right']),
    cut('focal_point', 'Focal point', ['x', 'y']),
    machine('status', 'Status', 'string'),
    machine('file_name', 'File name', 'string'),
    machine('file_size', 'Size in bytes', 'number'),
    machine('width', 'Width in pixels', 'number'),
    machine('height', 'Height in pixels', 'number'),
    machine('format', 'Format', 'string'),
    machine('content_type', 'Belongs to type', 'string'),
    machine('object_id', 'Belongs to document', 'string'),
    machine('created_at', 'Added', 'datetime'),
    machine('updated_at', 'Changed', 'datetime'),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: '_createdAt', direction: 'desc' }] },
    { name: 'fileName', title: 'File name', by: [{ field: 'file_name', direction: 'asc' }] },
  ],
  preview: {
    select: { alt: 'alt_text', fileName: 'file_name', status: 'status', url: 'url' },
    prepare: ({ alt, fileName, status, url }) => ({
      title: alt ?? 'Image without alternative text',
      subtitle: [status, fileName].filter(Boolean).join(' · '),
      media: thumbnail(url) ?? ImagesIcon,
    }),
  },
})
