/** Kinds of devices. */
export const DEVICES = ['desktop', 'tablet', 'phone'] as const
export type Device = (typeof DEVICES)[number]
