const MEDIA = '/media'

/** A picture of the image host. */
export interface HostedPicture {
  readonly cloud: string
  /** With its folder, such as `blog/welcome/3f2a`. */
  readonly publicId: string
  readonly version: number
  /** Extension of the file that is wanted. */
  readonly format: string
  /** In the host's own words, such as `c_fill,w_480,h_320/f_auto,q_auto`; the original when absent. */
  readonly transformation?: string
}

/**
 * The image host on this origin: the embedded one, or what stands before a hosted one. Apart from `paths.ts`, so that pages without such pictures
 * don't carry it.
 */
export const mediaPaths = {
  base: MEDIA,
  /** A call of a host, by POST; `base` is that of this object for the embedded one, else the service's address. */
  call: (base: string, cloud: string, action: 'upload' | 'destroy' | 'context' | 'explicit') =>
    `${base}/v1_1/${encodeURIComponent(cloud)}/image/${action}`,
  /** Where pages show a picture. */
  image: ({ cloud, publicId, version, format, transformation }: HostedPicture) =>
    [
      `${MEDIA}/${encodeURIComponent(cloud)}/image/upload`,
      ...(transformation === undefined ? [] : [transformation]),
      `v${version}`,
      `${publicId.split('/').map(encodeURIComponent).join('/')}.${format}`,
    ].join('/'),
} as const
