import type { LakeDocument } from '#lake/documents/types.ts'
import type {
  HostedImage,
  ImageSignRequest,
  SignedImageCall,
} from '#shared/contracts/image-host.ts'
import type { Editor } from '../editing/ports.ts'

/** Who keeps the files of the library. */
export interface ImageHost {
  /** Signs one call that a browser then makes. */
  sign(request: ImageSignRequest): SignedImageCall
  /** What lies there under an id. @throws HttpError `unavailable` when the host cannot be asked */
  find(publicId: string): Promise<HostedImage | undefined>
  /** The address under which pages of this site show a file. */
  addressOf(file: HostedImage): string
  /** Deletes a file; that it is gone already is as good. @throws HttpError `unavailable` */
  destroy(publicId: string): Promise<void>
}

/** A picture on its way into the CMS. */
export interface CmsPicture {
  readonly body: ReadableStream<Uint8Array>
  readonly contentType: string
  readonly name?: string | undefined
  readonly by: Editor
}

/** The CMS as far as it stores files. */
export interface PictureCms {
  /**
   * Stores a picture; settles once the copy of the CMS has it too. The same bytes again change nothing.
   * @throws HttpError for what its sender can mend; `unavailable` when the CMS cannot be asked
   */
  upload(picture: CmsPicture): Promise<LakeDocument>
}

/** What refers to a picture, as far as lists need to know. */
export interface PictureUser {
  readonly targetId: string
  readonly id: string
  readonly type: string
  readonly isPublic: boolean
}

/** The copy of the lake as pictures are read from it. */
export interface ImagesMirrorStore {
  ofType(
    type: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly documents: readonly LakeDocument[] }>
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  drafts(ids: readonly string[]): Promise<readonly LakeDocument[]>
  usersOf(types: readonly string[]): Promise<readonly PictureUser[]>
  users(id: string): Promise<readonly LakeDocument[]>
}

export interface ImagesMirror {
  read<T>(work: (store: ImagesMirrorStore) => Promise<T>): Promise<T>
}
