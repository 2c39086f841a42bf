import styles from './blocks.module.css'

/** Rich text as the server keeps it: cleaned when it was written. */
export const RichText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises rich text on write
  <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />
)
