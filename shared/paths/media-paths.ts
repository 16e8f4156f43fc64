const MEDIA = '/media'

/** Picture at the image host. */
export interface HostedPicture {
  readonly cloud: string
  /** Id that includes the folder, such as `blog/welcome/3f2a`. */
  readonly publicId: string
  readonly version: number
  /** File extension of the requested format. */
  readonly format: string
  /** Transformation in the syntax of the host, such as `c_fill,w_480,h_320/f_auto,q_auto`. Without it, the host returns the original. */
  readonly transformation?: string
}

/**
 * Paths of the image host on this origin: the embedded host, or the proxy of a hosted one. They are not in `paths.ts`, so that pages
 * without hosted pictures do not load this code.
 */
export const mediaPaths = {
  base: MEDIA,
  /** URL of a POST call. `base` is `mediaPaths.base` for the embedded host, and otherwise the address of the hosting service. */
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
