interface LedgerHeadProps {
  readonly title: string
  readonly who: string
}

/** Row header of a ledger: the name of a kind of client or partnership, and a sentence about it. */
export const LedgerHead = ({ title, who }: LedgerHeadProps) => (
  <>
    {title} <span className="record-head-text">{who}</span>
  </>
)
