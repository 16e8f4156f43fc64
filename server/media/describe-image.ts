import type { HostedImage } from '#shared/contracts/image-host.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import type { MediaImage } from './media.store.ts'
import { answerSignature } from './signature.ts'
import type { ImageAccount } from './signer.ts'

/** Describes a picture in the format of API responses. */
export function describeImage(
  image: MediaImage,
  { account, origin }: { readonly account: ImageAccount; readonly origin: string },
): HostedImage {
  const { publicId, version, format } = image
  const url = origin + mediaPaths.image({ cloud: account.cloud, publicId, version, format })
  return {
    asset_id: image.sha1.slice(0, 32),
    public_id: publicId,
    version,
    version_id: image.sha1.slice(0, 32),
    signature: answerSignature(publicId, version, account.apiSecret),
    width: image.width,
    height: image.height,
    format,
    resource_type: 'image',
    created_at: new Date(image.createdAt).toISOString(),
    tags: [],
    bytes: image.bytes,
    type: 'upload',
    etag: image.sha1,
    placeholder: false,
    url,
    secure_url: url,
    ...(image.folder !== '' && { folder: image.folder }),
    original_filename: image.fileName.replace(/\.[^.]*$/, ''),
    ...(Object.keys(image.context).length > 0 && { context: { custom: { ...image.context } } }),
  }
}
