/** The company's sentence as one line of microprint, a rule that only a magnifier reads. */
export function Microprint({ sentence }: { readonly sentence: string }) {
  return (
    <div className="microprint" aria-hidden="true">
      {`${sentence.toUpperCase()} `.repeat(24)}
    </div>
  )
}
