/** Notice that saved content is shown because the CMS does not respond. */
export function SavedNotice() {
  return (
    <output className="notice">
      You are seeing saved content. It may be a little behind; we are reconnecting.
    </output>
  )
}
