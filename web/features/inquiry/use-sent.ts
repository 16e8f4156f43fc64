import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Sent } from './use-sending.ts'

/**
 * The receipt that stands in the place of a form, and what takes one. The address becomes that of the receipt, so that a
 * reload shows it again; whoever comes to the page anew finds the form.
 */
export function useSent(): [Sent | undefined, (sent: Sent) => void] {
  const { key } = useLocation()
  const [taken, setTaken] = useState<{ readonly at: string; readonly sent: Sent }>()
  const take = (sent: Sent) => {
    history.replaceState(history.state, '', sent.receipt.path)
    setTaken({ at: key, sent })
  }
  return [taken?.at === key ? taken.sent : undefined, take]
}
