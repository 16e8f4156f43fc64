/** Says quietly that the copy of the content is shown because the CMS does not answer. */
export function SavedNotice() {
  return (
    <output className="notice">
      You are seeing saved content. It may be a little behind; we are reconnecting.
    </output>
  )
}
