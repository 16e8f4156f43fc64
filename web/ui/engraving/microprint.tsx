/** Motto of the company as one line of microprint, which looks like a thin rule. */
export function Microprint({ sentence }: { readonly sentence: string }) {
  return (
    <div className="microprint" aria-hidden="true">
      {`${sentence.toUpperCase()} `.repeat(24)}
    </div>
  )
}
