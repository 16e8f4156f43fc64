/** One pixel. */
const sample = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

let supported: Promise<boolean> | undefined

async function decodes(): Promise<boolean> {
  const image = new Image()
  image.src = sample
  try {
    await image.decode()
    return image.width === 1
  } catch {
    return false
  }
}

/** Whether this browser shows WebP. Found out once. */
export const supportsWebp = (): Promise<boolean> => (supported ??= decodes())

/** The WebP twin of one of the site's own JPEG or PNG files; any other address as it is. */
export const webpTwin = (path: string): string =>
  path.startsWith('/assets/') ? path.replace(/\.(?:jpe?g|png)$/, '.webp') : path
