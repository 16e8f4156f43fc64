import { createImageSigner } from '#server/media/signer.ts'
import type { HostedImage } from '#shared/contracts/image-host.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import type { ImageHost } from '../content/images/ports.ts'

const CLOUD = 'test'

/** Creates an in-memory image host whose files are set by tests. It signs requests like the real hosts. */
export function createTestImageHost() {
  const files = new Map<string, HostedImage>()
  const signer = createImageSigner({
    cloud: CLOUD,
    apiKey: 'key',
    apiSecret: 'a secret that stays here',
    base: mediaPaths.base,
  })
  return {
    files,
    /** Adds a file as if a user had uploaded it. */
    put: (publicId: string, facts: Partial<HostedImage> = {}): HostedImage => {
      const file: HostedImage = {
        asset_id: publicId,
        public_id: publicId,
        version: 1,
        signature: '',
        width: 1_600,
        height: 900,
        format: 'jpg',
        resource_type: 'image',
        created_at: '2026-11-01T00:00:00Z',
        bytes: 42_000,
        type: 'upload',
        etag: publicId,
        url: '',
        secure_url: '',
        ...facts,
      }
      files.set(publicId, file)
      return file
    },
    sign: signer.sign,
    find: async (publicId) => Promise.resolve(files.get(publicId)),
    addressOf: ({ public_id: publicId, version, format }) =>
      mediaPaths.image({ cloud: CLOUD, publicId, version, format }),
    destroy: async (publicId) => {
      files.delete(publicId)
      return Promise.resolve()
    },
  } satisfies ImageHost & Record<string, unknown>
}
