/** An email address that wraps after its @ where it does not fit on a line, so that no word of it breaks. */
export function EmailText({ of }: { of: string }) {
  const at = of.indexOf('@') + 1
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}
