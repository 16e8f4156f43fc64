/** One pixel. */
const sample = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

let showsWebp = false

/** Finds out whether this browser shows WebP; until then it is taken for one that does not. */
export async function findWebp(): Promise<void> {
  const image = new Image()
  image.src = sample
  try {
    await image.decode()
    showsWebp = image.width === 1
  } catch {
    // Then every picture stays in the format that all browsers show.
  }
}

/** The address of one of the site's own JPEG or PNG files: of its WebP twin where this browser shows that. */
export const localPicture = (path: string): string =>
  showsWebp ? path.replace(/\.(?:jpe?g|png)$/, '.webp') : path
