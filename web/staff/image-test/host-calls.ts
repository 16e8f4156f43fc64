import type { ImageSignRequest } from '#shared/contracts/image-host.ts'

/** An operation of the image host. */
export type HostAction = ImageSignRequest['action']

/** A test that the page offers: a call of the image host, or only its signature. */
export interface Trial {
  readonly id: HostAction | 'sign'
  readonly title: string
  readonly summary: string
}

export const trials: readonly Trial[] = [
  {
    id: 'sign',
    title: 'Sign',
    summary:
      'This site signs a call. The signature works once, within an hour. Nothing is sent to the image host.',
  },
  {
    id: 'upload',
    title: 'Upload',
    summary: 'Uploads a file to the image host. It is not added to the library.',
  },
  {
    id: 'context',
    title: 'Context',
    summary: 'Changes the alt text and caption at the image host.',
  },
  {
    id: 'destroy',
    title: 'Destroy',
    summary: 'Deletes an image permanently. Images in the library can’t be deleted here.',
  },
]

export const hostActions: readonly { readonly value: HostAction; readonly label: string }[] = [
  { value: 'upload', label: 'Upload' },
  { value: 'context', label: 'Context' },
  { value: 'destroy', label: 'Destroy' },
]

/** True if a text is the name of an operation of the host. */
export const isHostAction = (text: string): text is HostAction =>
  hostActions.some(({ value }) => value === text)

/**
 * Request body for a signature, from the values of a form. The values are not validated, because the page also tests how the server
 * responds to invalid values.
 * @param text returns the value of a field, or an empty text
 */
export function signBody(
  action: HostAction,
  text: (name: string) => string,
): Readonly<Record<string, unknown>> {
  const given = (name: string) => (text(name) === '' ? {} : { [name]: text(name) })
  const order = text('order') === '' ? {} : { order: Number(text('order')) }
  const context = { ...given('alt_text'), ...given('caption'), ...order }
  switch (action) {
    case 'upload': {
      const words = Object.keys(context).length > 0 && { context }
      return { action, ...given('content_type'), ...given('object_id'), ...words }
    }
    case 'context': {
      const ids = text('public_ids').split(/[\s,]+/)
      return { action, public_ids: ids.filter(Boolean), context }
    }
    case 'destroy':
      return { action, public_id: text('public_id') }
  }
}
