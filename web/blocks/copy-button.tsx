import { useState } from 'react'

type Outcome = 'ready' | 'copied' | 'failed'

const labels: Readonly<Record<Outcome, string>> = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
}

const shownFor = 2_000

/** Copies `text` and says so for two seconds. */
export function CopyButton({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState<Outcome>('ready')
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setOutcome(done ? 'copied' : 'failed')
    setTimeout(() => setOutcome('ready'), shownFor)
  }
  return (
    <button type="button" className="code-copy" onClick={() => void copy()}>
      <span aria-live="polite">{labels[outcome]}</span>
    </button>
  )
}
