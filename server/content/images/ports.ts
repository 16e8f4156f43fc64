import type { LakeDocument } from '#lake/documents/types.ts'
import type {
  HostedImage,
  ImageSignRequest,
  SignedImageCall,
} from '#shared/contracts/image-host.ts'
import type { Editor } from '../editing/ports.ts'

/** Host that stores the files of the picture library. */
export interface ImageHost {
  /** Signs a request that a browser then sends to the host itself. */
  sign(request: ImageSignRequest): SignedImageCall
  /** Returns the file with an id, or undefined. @throws HttpError `unavailable` if the host cannot be reached */
  find(publicId: string): Promise<HostedImage | undefined>
  /** Returns the URL of a file for the pages of this site. */
  addressOf(file: HostedImage): string
  /** Deletes a file. Succeeds if the file does not exist. @throws HttpError `unavailable` */
  destroy(publicId: string): Promise<void>
}

/** A picture to be uploaded to the CMS. */
export interface CmsPicture {
  readonly body: ReadableStream<Uint8Array>
  readonly contentType: string
  readonly name?: string | undefined
  readonly by: Editor
}

/** File storage of the CMS. */
export interface PictureCms {
  /**
   * Stores a picture, and resolves once the mirror contains its document. Uploading the same bytes again changes nothing.
   * @throws HttpError for errors that the user can fix; `unavailable` if the CMS cannot be reached
   */
  upload(picture: CmsPicture): Promise<LakeDocument>
}

/** A document that refers to a picture, reduced to what lists show. */
export interface PictureUser {
  readonly targetId: string
  readonly id: string
  readonly type: string
  readonly isPublic: boolean
}

/** Functions of the mirror that pictures need. */
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
