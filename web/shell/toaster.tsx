import '#web/styles/toasts.css'

/** The toasts with their style sheet: fetched together with the first of them. */
export { Toaster } from '#web/site/toasts/toaster.tsx'
