import styles from './email-text.module.css'

/** An email address that wraps after its @ where it does not fit on a line of a phone, so that no word of it breaks. */
export function EmailText({ of }: { of: string }) {
  const at = of.indexOf('@') + 1
  return (
    <>
      {of.slice(0, at)}
      <wbr className={styles.wrap} />
      {of.slice(at)}
    </>
  )
}
