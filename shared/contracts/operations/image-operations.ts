import * as z from 'zod/mini'
import { ARTICLE_TYPES } from '../../content/status.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { imageSignRequest, signedImageAnswer } from '../image-host.ts'
import {
  IMAGE_SORT_KEYS,
  IMAGE_SOURCES,
  imageAnswer,
  imageBulkAnswer,
  imageBulkInput,
  imageChange,
  imageDeletedAnswer,
  imageInput,
  imageListAnswer,
  imageOrderInput,
  imageReplacement,
  imageUsesAnswer,
} from '../images.ts'
import { ID, limit, named, page, template, text } from './operation.ts'

const sort = z.enum([...IMAGE_SORT_KEYS, ...IMAGE_SORT_KEYS.map((key) => `-${key}` as const)])

const publishes = {
  'content.publish': 'to change, replace or delete a picture that visitors see',
} as const

/** Operations for the site's pictures. */
export const imageOperations = named({
  list: {
    method: 'GET',
    path: staffApiPaths.images(),
    access: 'content.read',
    group: 'Images',
    summary: 'Lists images, newest first, with how many there are of each kind',
    query: {
      page,
      limit,
      /** Searches for words in the name, alternative text and caption. */
      q: text,
      source: z.enum([...IMAGE_SOURCES, 'all']),
      /** Selects pictures that were uploaded for, or are used by, an article of this type. */
      content_type: z.enum(ARTICLE_TYPES),
      /** Selects pictures that were uploaded for the article with this id. */
      object_id: text,
      used: z.enum(['true', 'false']),
      no_alt: z.literal('true'),
      format: text,
      sort,
    },
    answer: imageListAnswer,
  },
  create: {
    method: 'POST',
    path: staffApiPaths.images(),
    access: 'content.write',
    group: 'Images',
    status: 201,
    summary: 'Adds a file from the image host to the library',
    body: imageInput,
    answer: imageAnswer,
    mayWait: true,
  },
  sign: {
    method: 'POST',
    path: staffApiPaths.imagesSign,
    access: 'content.write',
    group: 'Images',
    summary: 'Signs one image host call for the browser to make',
    body: imageSignRequest,
    answer: signedImageAnswer,
    refusals: { 409: 'The image to be destroyed is in the library' },
  },
  upload: {
    method: 'POST',
    path: staffApiPaths.imagesUpload(),
    access: 'content.write',
    group: 'Images',
    status: 201,
    summary: 'Puts an image into the CMS, such as one of a pasted text; the body is the file',
    query: { name: text },
    bodyType: 'image/*',
    answer: imageAnswer,
  },
  bulk: {
    method: 'POST',
    path: staffApiPaths.imagesBulk,
    access: 'content.write',
    besides: publishes,
    group: 'Images',
    summary: 'Deletes several images; those in use only when forced',
    body: imageBulkInput,
    answer: imageBulkAnswer,
    mayWait: true,
  },
  reorder: {
    method: 'POST',
    path: staffApiPaths.imagesOrder,
    access: 'content.write',
    group: 'Images',
    summary: 'Puts the images of one article into this order',
    body: imageOrderInput,
    answer: imageBulkAnswer,
    mayWait: true,
  },
  get: {
    method: 'GET',
    path: template(staffApiPaths.image(ID)),
    access: 'content.read',
    group: 'Images',
    summary: 'One image and what shows it',
    answer: imageAnswer,
  },
  uses: {
    method: 'GET',
    path: template(staffApiPaths.imageUses(ID)),
    access: 'content.read',
    group: 'Images',
    summary: 'The documents that show an image',
    answer: imageUsesAnswer,
  },
  change: {
    method: 'PATCH',
    path: template(staffApiPaths.image(ID)),
    access: 'content.write',
    besides: publishes,
    group: 'Images',
    summary: 'Changes the texts and the crop of an image',
    body: imageChange,
    answer: imageAnswer,
    mayWait: true,
    refusals: { 409: 'Someone else has changed it' },
  },
  replace: {
    method: 'POST',
    path: template(staffApiPaths.imageReplace(ID)),
    access: 'content.write',
    besides: publishes,
    group: 'Images',
    summary: 'Puts another file in its place wherever it is shown',
    body: imageReplacement,
    answer: imageAnswer,
    mayWait: true,
  },
  remove: {
    method: 'DELETE',
    path: template(staffApiPaths.image(ID)),
    access: 'content.write',
    besides: publishes,
    group: 'Images',
    summary: 'Deletes a picture of the library; one in use only when forced',
    query: { force: z.enum(['true', 'false']) },
    answer: imageDeletedAnswer,
    mayWait: true,
    refusals: { 409: 'It is in use; `fields.uses` says where' },
  },
})
