interface FactsLineProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** True if values are shown in large type above their labels. */
  readonly figures?: boolean
}

/**
 * Binds a word of at most three characters to the next one, so that it is not alone on a line of a narrow column. The next word is neither
 * short nor very long. A numeral belongs to the word before it: a Roman one, or a number before a capital letter ("SOC 2 Type II report").
 */
const withoutLoneWords = (value: string) =>
  value
    .replace(/ (?=[IVX]+(?: |$)|\d+ [A-Z])/gu, '\u00a0')
    .replace(/(?<=^| )(\S{1,3}) (?=\S{4,9}(?:\s|$))/gu, '$1\u00a0')

/** Four short facts in a row below the hero. Narrow windows have two per row: phones, and tablets unless the values are figures. */
export function FactsLine({ facts, figures = false }: FactsLineProps) {
  return (
    <dl className={figures ? 'page facts-line facts-line-figures' : 'page facts-line'}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figures ? value : withoutLoneWords(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
