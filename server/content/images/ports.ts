import type { LakeDocument } from '#lake/documents/types.ts'
import type {
  HostedImage,
  ImageSignRequest,
  SignedImageCall,
} from '#shared/contracts/image-host.ts'
import type { Editor } from '../editing/ports.ts'

/** Host of the library's files. */
export interface ImageHost {
  /** Signs a request that a browser then sends to the host. */
  sign(request: ImageSignRequest): SignedImageCall
  /** Returns the file with an id. @throws HttpError `unavailable` if the host cannot be reached */
  find(publicId: string): Promise<HostedImage | undefined>
  /** Returns the address of a file on pages of this site. */
  addressOf(file: HostedImage): string
  /** Deletes a file. Succeeds if it does not exist. @throws HttpError `unavailable` */
  destroy(publicId: string): Promise<void>
}

/** A picture that is being uploaded to the CMS. */
export interface CmsPicture {
  readonly body: ReadableStream<Uint8Array>
  readonly contentType: string
  readonly name?: string | undefined
  readonly by: Editor
}

/** File storage of the CMS. */
export interface PictureCms {
  /**
   * Stores a picture and resolves once the mirror contains it. Uploading the same bytes again changes nothing.
   * @throws HttpError for errors that the sender can fix; `unavailable` if the CMS cannot be reached
   */
  upload(picture: CmsPicture): Promise<LakeDocument>
}

/** A document that refers to a picture, for lists. */
export interface PictureUser {
  readonly targetId: string
  readonly id: string
  readonly type: string
  readonly isPublic: boolean
}

/** The part of the mirror that pictures use. */
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
