/** Message for a form with validation errors. */
export const FAULTS = 'Check the marked fields before you publish.'

/** Reason why the button is disabled until the editor does something; '' if there is none. */
export function whyOff(state: {
  readonly isEmpty: boolean
  readonly isUpToDate: boolean
  readonly mayNot: boolean
  readonly hasFaults: boolean
}): string {
  if (state.mayNot) return 'Ask an administrator. Your account can’t publish.'
  if (state.isUpToDate) return 'The site already shows this version.'
  if (state.isEmpty) return 'Write something before you publish.'
  return state.hasFaults ? FAULTS : ''
}

/** Temporary condition that disables the button; '' if there is none. */
export function whyWaiting(state: {
  readonly isOpening: boolean
  readonly isOffline: boolean
  /** True while another change of the complete document is running, for example an action. */
  readonly isLocked: boolean
  readonly isFirstCheck: boolean
  /** True from the press of the button until the task is done. */
  readonly isAsked: boolean
  readonly isSaving: boolean
  readonly isChecking: boolean
}): string {
  if (state.isOffline) return 'Check your connection. Publishing waits until the site answers.'
  if (state.isOpening) return 'Opening the document…'
  if (state.isLocked) return 'Wait a moment. Another change to this document is being saved.'
  if (state.isFirstCheck) return 'Checking the fields…'
  if (!state.isAsked) return ''
  if (state.isSaving) return 'What you typed is saved first.'
  return state.isChecking ? 'The fields are checked once more.' : 'It is on its way to the site.'
}
