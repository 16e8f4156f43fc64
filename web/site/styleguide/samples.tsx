import type { ReactNode } from 'react'

/** Section of the style guide: its name in the side column, the samples in the main column. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="page section guide-part">
      <h2 className="section-label">{name}</h2>
      <div className="guide-samples">{children}</div>
    </section>
  )
}

const grounds = ['paper', 'sunk', 'surface'] as const
const inks = ['ink', 'ink-2', 'ink-3', 'acc', 'ok', 'warn', 'bad'] as const
const lines = ['rule', 'line', 'acc'] as const

/** Colours, each on the backgrounds on which it may be used. */
export function Colours() {
  return (
    <>
      {grounds.map((ground) => (
        <ul key={ground} className={`guide-ground guide-${ground}`}>
          <li className="guide-name">{ground}</li>
          {inks.map((ink) => (
            <li key={ink} className={`guide-ink-${ink}`}>
              {ink}: no record found
            </li>
          ))}
          {lines.map((line) => (
            <li key={line} className={`guide-line guide-line-${line}`}>
              <span className="guide-name">{line}</span>
            </li>
          ))}
        </ul>
      ))}
    </>
  )
}

const sizes = ['7', '6', '5', '4', '3', '2'] as const

/** Samples of the display sizes, the text sizes and the style of labels. */
export function Type() {
  return (
    <>
      {sizes.map((size) => (
        <p key={size} className={`guide-display guide-t-${size}`}>
          Checked at its source
        </p>
      ))}
      <p className="lede">Lede. Who was asked, what was answered, and what remains open.</p>
      <p>
        Body. A registry keeps its own books, and its answer is about those books alone. See{' '}
        <a className="prose-link" href="#type">
          a link in text
        </a>
        .
      </p>
      <p className="record-note">Note. Times are given in UTC.</p>
      <p className="label">A label</p>
      <p>
        <code className="guide-code">2026-03-03 07:51 UTC</code>
      </p>
    </>
  )
}
