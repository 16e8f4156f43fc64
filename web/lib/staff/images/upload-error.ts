import { imageTexts } from './image-texts.ts'

/** A file that the image host did not take. `message` may be shown to a person. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  /** 0 when there was no answer. */
  readonly status: number
  /** Whether `message` is the host's own sentence. */
  readonly isServerText: boolean

  constructor(status: number, message?: string) {
    super(message ?? imageTexts.uploadFailed)
    this.status = status
    this.isServerText = message !== undefined
  }
}
