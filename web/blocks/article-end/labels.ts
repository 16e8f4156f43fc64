/** Texts at the end of an article, for sharing it and for reading other articles. */
export const labels = {
  share: 'Share',
  copy: 'Copy link',
  email: 'Email',
  copied: 'Link copied',
  notCopied: 'Copy the address from the address bar. The browser didn’t allow copying.',
  previous: 'Previous',
  next: 'Next',
  more: 'Previous and next',
} as const
