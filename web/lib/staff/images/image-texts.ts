/** Messages about images (specification 8). Messages about failures are shown if neither the server nor the image host has sent a text. */
export const imageTexts = {
  uploaded: (count: number) =>
    count === 1 ? 'Image uploaded successfully' : `${count} images uploaded successfully`,
  uploadFailed: 'Upload failed',
  /** `count` is the number of files in the upload, not the number of failures. */
  uploadsFailed: (count: number) =>
    count === 1 ? 'Failed to upload image' : 'Failed to upload images',
  deleted: (count: number) =>
    count === 1 ? 'Image deleted successfully' : `${count} images deleted successfully`,
  deleteFailed: 'Failed to delete image',
  updated: 'Image updated successfully',
  replaced: 'Image replaced everywhere',
  notPutBack: 'The former file was not put back. The image has been changed since.',
  changedMeanwhile: 'Check the fields and save again. Someone else has changed this image.',
} as const
