import { useState } from 'react'
import { copyLabels, copyShownFor, copyText, type CopyOutcome } from './copying.ts'

/** Button that copies `text`, and shows the result for two seconds. */
export function CopyButton({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState<CopyOutcome>('ready')
  const copy = async () => {
    setOutcome(await copyText(text))
    setTimeout(() => setOutcome('ready'), copyShownFor)
  }
  return (
    <button type="button" className="code-copy" onClick={() => void copy()}>
      <span aria-live="polite">{copyLabels[outcome]}</span>
    </button>
  )
}
