const MEDIA = '/media'

/** Picture at the image host. */
export interface HostedPicture {
  readonly cloud: string
  /** Includes the folder, such as `blog/welcome/3f2a`. */
  readonly publicId: string
  readonly version: number
  /** Extension of the requested file. */
  readonly format: string
  /** In the host's syntax, such as `c_fill,w_480,h_320/f_auto,q_auto`. Default: the original. */
  readonly transformation?: string
}

/**
 * Paths of the image host on this origin: the embedded one, or the proxy of a hosted one. Separate from `paths.ts`, so that pages without
 * such pictures do not load it.
 */
export const mediaPaths = {
  base: MEDIA,
  /** POST call of a host; `base` is that of this object for the embedded one, else the service's address. */
  call: (base: string, cloud: string, action: 'upload' | 'destroy' | 'context' | 'explicit') =>
    `${base}/v1_1/${encodeURIComponent(cloud)}/image/${action}`,
  /** Address of a picture for pages. */
  image: ({ cloud, publicId, version, format, transformation }: HostedPicture) =>
    [
      `${MEDIA}/${encodeURIComponent(cloud)}/image/upload`,
      ...(transformation === undefined ? [] : [transformation]),
      `v${version}`,
      `${publicId.split('/').map(encodeURIComponent).join('/')}.${format}`,
    ].join('/'),
} as const
