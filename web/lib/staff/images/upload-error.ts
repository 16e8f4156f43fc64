import { imageTexts } from './image-texts.ts'

/** Error for a file that the image host has rejected. `message` may be shown to users. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  /** Status of the response, or 0 if there was none. */
  readonly status: number
  /** True if `message` comes from the host. */
  readonly isServerText: boolean

  constructor(status: number, message?: string) {
    super(message ?? imageTexts.uploadFailed)
    this.status = status
    this.isServerText = message !== undefined
  }
}
