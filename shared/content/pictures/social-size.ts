/** Size of a social image in pixels, as social networks expect it. */
export const socialImage = { width: 1200, height: 630 } as const
