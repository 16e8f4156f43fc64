interface FactsLineProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** True if values are shown in large type above their labels. */
  readonly figures?: boolean
}

/** Four short facts in a row below the hero, two per row on phones. */
export function FactsLine({ facts, figures = false }: FactsLineProps) {
  return (
    <dl className={figures ? 'page facts-line facts-line-figures' : 'page facts-line'}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
