/** A WebP image of one pixel. */
const sample = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

let showsWebp = false

/** Detects WebP support. Until the detection has finished, the browser counts as one without WebP support. */
export async function findWebp(): Promise<void> {
  const image = new Image()
  image.src = sample
  try {
    await image.decode()
    showsWebp = image.width === 1
  } catch {
    // Decoding has failed, so the browser does not support WebP, and every picture stays in JPEG or PNG.
  }
}

/** Address of one of the site's JPEG or PNG files, or of its WebP version if this browser supports WebP. */
export const localPicture = (path: string): string =>
  showsWebp ? path.replace(/\.(?:jpe?g|png)$/, '.webp') : path
