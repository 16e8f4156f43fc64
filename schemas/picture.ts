import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { thumbnail } from './thumbnail.ts'
import { checkAltText, checkPictureSource, toPictureValue } from './rules/picture.ts'

/** Block type: picture in an article, uploaded in the Studio or chosen from the library. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description:
    'Upload an image or choose one from the library, not both. We remove camera details and location before visitors see it. Set the hotspot to mark what must stay visible when it is cropped.',
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt_text',
      title: 'Alternative text',
      type: 'string',
      description:
        'What the picture shows, for readers who cannot see it. One plain sentence, without “picture of”. A library image has its own text; fill this in only to replace it.',
      validation: (rule) => [
        rule.custom((text, { parent }) => checkAltText(text, toPictureValue(parent))),
        rule.max(250).warning('Shorten this text, or move details to the caption.'),
      ],
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Optional. Shown under images in the text and the gallery.',
    }),
    defineField({
      name: 'library',
      title: 'From the library',
      type: 'reference',
      to: [{ type: LIBRARY_IMAGE_TYPE }],
      weak: true,
      description: 'Use an image from the library instead of an upload.',
      options: { disableNew: true },
    }),
    defineField({
      name: 'dark',
      title: 'In the dark theme',
      type: 'image',
      description: 'Shown instead of the image in the dark theme. Set by the demo content.',
      hidden: true,
      fields: [
        defineField({
          name: 'of',
          title: 'Replaces',
          type: 'string',
          description:
            'The upload this image replaces in the dark theme. It is ignored for any other upload.',
        }),
      ],
    }),
  ],
  validation: (rule) => rule.custom((value) => checkPictureSource(toPictureValue(value))),
  preview: {
    select: {
      alt: 'alt_text',
      caption: 'caption',
      image: 'asset',
      url: 'library.url',
      libraryAlt: 'library.alt_text',
    },
    prepare: ({ alt, caption, image, url, libraryAlt }) => ({
      title: alt ?? libraryAlt ?? 'Image without alternative text',
      subtitle: caption,
      media: image ?? thumbnail(url) ?? ImageIcon,
    }),
  },
})
