interface FactsLineProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** True if values are shown in large type above their labels. */
  readonly figures?: boolean
}

/**
 * Binds a word of at most three characters to the next word, so that the short word is not alone on a line of a narrow column. This applies
 * only if the next word has four to nine characters. Roman numerals, and numbers before a capital letter ("SOC 2 Type II report"), are
 * bound to the word before them.
 */
const withoutLoneWords = (value: string) =>
  value
    .replace(/ (?=[IVX]+(?: |$)|\d+ [A-Z])/gu, '\u00a0')
    .replace(/(?<=^| )(\S{1,3}) (?=\S{4,9}(?:\s|$))/gu, '$1\u00a0')

/** Four short facts in a row below the hero. Phones show two of them in a row, and so do tablets, unless the values are figures. */
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
